import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const trail = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[8],
  paddingBlock: vars.space[16],
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
export const item = style({
  selectors: { "& + &::before": { content: '"/"', marginRight: vars.space[8], color: vars.colour.line } },
});
export const link = style({
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
