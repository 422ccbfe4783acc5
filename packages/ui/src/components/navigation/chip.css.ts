import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8], alignItems: "center" });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 36,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  background: vars.colour.accentSoft,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[15],
  textDecoration: "none",
});
