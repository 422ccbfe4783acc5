import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const tileWidth = 144;

export const title = style({ marginBottom: vars.space[12] });
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: tileWidth,
  gap: vars.space[16],
  overflowX: "auto",
  paddingBottom: vars.space[8],
});
export const tile = style({ display: "grid", gap: vars.space[8], textDecoration: "none" });
export const picture = style({
  display: "block",
  height: tileWidth,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  overflow: "hidden",
});
export const name = style({
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.snug,
  height: "3.9em",
  overflow: "hidden",
});
