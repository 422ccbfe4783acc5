import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const line = `${vars.size.hairline} solid ${vars.colour.line}`;

/** An amount stays near what it is for. */
export const ledger = style({ display: "grid", gap: vars.space[8], maxWidth: 760 });
export const empty = style({ color: vars.colour.muted });
export const table = style({ width: "100%", borderCollapse: "collapse" });
const row = style({ borderBottom: line });
export const booked = style([row]);
/** Not in any sum: it says so in its words, and steps back. */
export const open = style([row, { color: vars.colour.muted }]);
const cell = style({ paddingBlock: vars.space[8], verticalAlign: "top" });
export const at = style([
  cell,
  {
    width: "1%",
    paddingInlineEnd: vars.space[12],
    color: vars.colour.muted,
    fontSize: vars.fontSize[13],
    lineHeight: "22px",
    whiteSpace: "nowrap",
  },
]);
export const what = style([cell, { fontWeight: vars.weight.regular, textAlign: "start" }]);
export const detail = style({
  display: "block",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  overflowWrap: "anywhere",
});
export const amount = style([
  cell,
  { paddingInlineStart: vars.space[12], textAlign: "end", whiteSpace: "nowrap" },
]);
export const sums = style({ display: "grid", gap: vars.space[4] });
export const sum = style({ display: "flex", justifyContent: "space-between", gap: vars.space[16] });
export const mainSum = style([
  sum,
  {
    marginTop: vars.space[4],
    paddingTop: vars.space[8],
    borderTop: `${vars.size.hairline} solid ${vars.colour.edge}`,
    fontSize: vars.fontSize[17],
    fontWeight: vars.weight.strong,
  },
]);
export const tones = styleVariants({
  critical: { color: vars.colour.critical },
  positive: { color: vars.colour.positive },
});
