import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { pictureSize } from "./recently-viewed.css.ts";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[16],
  marginBottom: vars.space[12],
  // Its words and ways in one line under the title; what clears it stands at the end of a phone.
  "@media": { [below("medium")]: { columnGap: vars.space[12] } },
});
export const title = style({ "@media": { [below("medium")]: { flexBasis: "100%" } } });
export const clear = style({
  minHeight: vars.size.touch,
  textDecoration: "underline",
  "@media": { [below("medium")]: { marginInlineStart: "auto" } },
});
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: pictureSize,
  gap: vars.space[16],
  overflowX: "auto",
  paddingBottom: vars.space[8],
});
export const tile = style({ display: "grid", gap: vars.space[8], textDecoration: "none" });
export const picture = style({
  height: pictureSize,
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
