import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start" });
export const partTitle = style({ fontSize: vars.fontSize[17] });
export const search = style({ maxWidth: "420px" });
export const list = style({ margin: 0, paddingInlineStart: vars.space[24] });
export const pair = style({
  display: "grid",
  gap: vars.space[12],
  "@media": { "(min-width: 480px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
/** A day of the week with its times. */
export const dayRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: vars.space[12],
});
/** A row of the fee table: three amounts and a button; on phones two lines. */
export const tierRow = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[8],
  alignItems: "end",
  paddingBottom: vars.space[12],
  borderBottom: `1px solid ${vars.colour.line}`,
  "@media": { "(min-width: 640px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) auto" } },
});
/** A line of the top bar: text, address, whether it is shown, and what can be done with it; on phones each below the other. */
export const promoRow = style({
  display: "grid",
  gap: vars.space[8],
  alignItems: "end",
  paddingBottom: vars.space[12],
  borderBottom: `1px solid ${vars.colour.line}`,
  "@media": { "(min-width: 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const ordered = style({ display: "grid", margin: 0, paddingInlineStart: vars.space[24] });
export const orderedRow = style({
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.colour.line}`,
});
export const orderedName = style({ marginInlineEnd: vars.space[12] });
export const rowActs = style({ display: "inline-flex", gap: vars.space[12], whiteSpace: "nowrap" });
export const drawing = style({
  display: "grid",
  gap: vars.space[4],
  maxWidth: vars.size.textMeasure,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const bar = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
  fontVariantNumeric: "tabular-nums",
});
export const gap = style([
  bar,
  {
    background: "transparent",
    border: `1px dashed ${vars.colour.caution}`,
    color: vars.colour.caution,
    fontWeight: vars.weight.medium,
  },
]);
/** Boxes of all states, in columns. */
export const states = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  border: 0,
});
export const fault = style({ gridColumn: "1 / -1", margin: 0, color: vars.colour.critical });
