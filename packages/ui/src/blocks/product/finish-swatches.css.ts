import { globalStyle, style } from "@vanilla-extract/css";
import { below } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const phone = below("medium");

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
export const swatch = style({
  flexShrink: 0,
  width: vars.size.swatch,
  height: vars.size.swatch,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.colour.edge}`,
  // On a narrow card the others lie over each other, so that the name has its room.
  "@media": { [phone]: { selectors: { "& ~ & ~ &": { marginInlineStart: "-14px" } } } },
});
globalStyle(`${list} > span:not([class])`, { "@media": { [phone]: { display: "none" } } });
export const large = style({ width: vars.size.swatchLarge, height: vars.size.swatchLarge });
