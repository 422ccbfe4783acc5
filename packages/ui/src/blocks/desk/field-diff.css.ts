import { style } from "@vanilla-extract/css";
import { below } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const phone = below("medium");
const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: vars.fontSize[15],
  "@media": { [phone]: { display: "block" } },
});
export const head = style({
  "@media": {
    [phone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
export const headCell = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderBottom: line,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
  textAlign: "start",
});
const row = style({
  borderBottom: line,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space[4]} ${vars.space[12]}`,
      paddingBlock: vars.space[8],
    },
  },
});
export const same = style([row, { color: vars.colour.muted }]);
/** A bar at the row's edge: colour is never the only sign. */
export const changed = style([
  row,
  { background: `linear-gradient(${vars.colour.accent}, ${vars.colour.accent}) no-repeat 0 / 3px` },
]);
export const name = style({
  width: "28%",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  fontWeight: vars.weight.regular,
  textAlign: "start",
  verticalAlign: "top",
  "@media": { [phone]: { gridColumn: "1 / -1", width: "auto", padding: `0 ${vars.space[12]}` } },
});
export const cell = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  verticalAlign: "top",
  overflowWrap: "anywhere",
  "@media": {
    [phone]: {
      padding: `0 ${vars.space[12]}`,
      selectors: {
        "&::before": {
          content: "attr(data-head)",
          display: "block",
          color: vars.colour.muted,
          fontSize: vars.fontSize[13],
        },
      },
    },
  },
});
export const newCell = style([cell, { fontWeight: vars.weight.strong }]);
