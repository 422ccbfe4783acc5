import { style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const bar = style({
  background: vars.colour.sunken,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
/** The middle stays in the middle, however long its text. */
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  marginInlineEnd: `-${vars.space[16]}`,
  whiteSpace: "nowrap",
  "@media": {
    [from("medium")]: { display: "grid", gridTemplateColumns: "1fr auto 1fr" },
  },
});
/** On phones they stand in the side menu and in the footer. */
export const social = style({
  display: "none",
  justifySelf: "end",
  // Where nothing stands in the middle, too.
  gridColumn: -2,
  "@media": { [from("medium")]: { display: "block" } },
});
