import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const list = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
export const swatch = style({
  display: "block",
  width: vars.size.swatch,
  height: vars.size.swatch,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.colour.edge}`,
});
export const large = style({ width: vars.size.swatchLarge, height: vars.size.swatchLarge });
