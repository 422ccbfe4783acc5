import { below, from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const phone = below("medium");
const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const table = style({
  width: "100%",
  // Two lights on a wide screen would stand too far apart to compare.
  maxWidth: 1120,
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
  textAlign: "start",
  "@media": { [phone]: { display: "block" } },
});
export const rows = style({ "@media": { [phone]: { display: "block" } } });
/** On phones the head of a row stands over its cells, two beside each other, in the same places in every row. */
export const row = style({
  borderBottom: line,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space[4]} ${vars.space[12]}`,
      paddingBlock: vars.space[12],
    },
  },
});
export const head = style({
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.regular,
  color: vars.colour.muted,
  "@media": {
    [phone]: { gridColumn: "1 / -1", fontSize: vars.fontSize[13] },
    [from("medium")]: { width: "20%", padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0` },
  },
});
export const cell = style({
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.regular,
  overflowWrap: "anywhere",
  "@media": { [from("medium")]: { padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0` } },
});
