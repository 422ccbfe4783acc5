import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const text = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  maxWidth: vars.size.textMeasure,
});
export const sent = style([text, { fontSize: vars.fontSize[17] }]);
const entryBase = style({
  display: "grid",
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[12],
  border: line,
  borderRadius: vars.radius.medium,
});
export const entry = styleVariants({
  answer: [entryBase, { background: vars.colour.raised }],
  note: [entryBase, { background: vars.colour.accentSoft }],
});
export const references = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontVariantNumeric: "tabular-nums",
});
export const offers = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8], margin: 0 });
