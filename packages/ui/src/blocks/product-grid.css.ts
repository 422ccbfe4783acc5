import { style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[24]} ${vars.space[12]}`,
  "@media": {
    [from("medium")]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[24],
      rowGap: vars.space[32],
    },
    [from("wide")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
/** Beside a column of filters: one column fewer. */
export const beside = style({
  "@media": {
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("wide")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
/** One row that scrolls on phones and is a grid from tablets up. */
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "62%",
  gap: vars.space[12],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  paddingBottom: vars.space[8],
  scrollPaddingInline: vars.space[16],
  "@media": {
    [from("medium")]: { gridAutoColumns: "34%", gap: vars.space[24] },
    [from("large")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      overflow: "visible",
      margin: 0,
      padding: 0,
    },
  },
});
export const rowItem = style({ scrollSnapAlign: "start", minWidth: 0 });
