import { globalStyle, style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[32]} ${vars.space[12]}`,
  "@media": {
    [from("medium")]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[24],
      // The lines of a card are rows of this grid: cards keep their distance by themselves.
      rowGap: vars.space[4],
    },
    [from("wide")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [from("broad")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
/** Beside a column of filters: one column fewer. */
export const beside = style({
  "@media": {
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("wide")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("broad")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
/**
 * The shopper's own number of columns, which the script before the first paint puts on `<html data-columns>`. Four need a
 * wide screen, five a broad one.
 */
const chosen = (columns: 2 | 3 | 4 | 5) => `:root[data-columns="${columns}"] ${grid}`;
globalStyle(chosen(2), {
  "@media": { [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(chosen(3), {
  "@media": { [from("medium")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
globalStyle(chosen(4), {
  "@media": { [from("wide")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
globalStyle(chosen(5), {
  "@media": { [from("broad")]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

/**
 * The lines of a card: picture, name, facts, price, finishes, stock. From tablets up the cards of one row share them, so
 * that prices align; on phones the name always has room for two lines.
 */
export const item = style({
  minWidth: 0,
  "@media": {
    [from("medium")]: {
      display: "grid",
      gridRow: "span 6",
      gridTemplateRows: "subgrid",
      paddingBottom: vars.space[32],
    },
  },
});
/** One row that scrolls on phones and is a grid from tablets up. */
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "62%",
  columnGap: vars.space[12],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  paddingBottom: vars.space[8],
  scrollPaddingInline: vars.space[16],
  "@media": {
    [from("medium")]: {
      gridTemplateRows: "repeat(6, auto)",
      gridAutoColumns: "34%",
      gap: `${vars.space[4]} ${vars.space[24]}`,
    },
    [from("large")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      overflow: "visible",
      margin: 0,
      padding: 0,
    },
  },
});
export const rowItem = style([item, { scrollSnapAlign: "start" }]);
