import { style } from "@vanilla-extract/css";
import { below, from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const list = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minWidth: 0,
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
/** Never wraps: cards of one row end at one line. */
export const name = style({
  marginInlineEnd: vars.space[4],
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const others = style({
  display: "contents",
  "@media": { [below("medium")]: { display: "none" } },
});
export const count = style({
  "::after": { content: '"+" attr(data-count)' },
  "@media": { [from("medium")]: { display: "none" } },
});
export const swatch = style({
  flexShrink: 0,
  width: vars.size.swatch,
  height: vars.size.swatch,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.colour.edge}`,
});
export const large = style({ width: vars.size.swatchLarge, height: vars.size.swatchLarge });
