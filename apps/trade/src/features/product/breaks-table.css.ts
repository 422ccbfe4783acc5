import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const table = style({ width: "100%", borderCollapse: "collapse" });
export const caption = style({
  paddingBottom: vars.space[8],
  fontWeight: vars.weight.strong,
  textAlign: "start",
});
const cell = style({
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} 0`,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  textAlign: "start",
});
const headCell = style([
  cell,
  { color: vars.colour.muted, fontSize: vars.fontSize[13], fontWeight: vars.weight.regular },
]);
export const head = headCell;
export const amountHead = style([headCell, { textAlign: "end" }]);
export const from = style([cell, { fontWeight: vars.weight.regular }]);
export const amount = style([cell, { textAlign: "end", whiteSpace: "nowrap" }]);
