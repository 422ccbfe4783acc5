import { below, from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ "@media": { print: { display: "none" } } });
export const lights = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });
export const title = style({ fontSize: vars.fontSize[25] });
export const hint = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const sample = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.accentSoft,
});
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
export const act = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
});
export const rows = style({
  borderTop: `${vars.size.hairline} solid ${vars.colour.edge}`,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: "end",
  paddingBlock: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) 88px 76px 96px 108px 64px",
      paddingBlock: vars.space[8],
    },
  },
});
export const field = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
/** Room and light, which take longer words than the numbers. */
export const longField = style([
  field,
  {
    "@media": {
      [`${from("medium")} and ${below("large")}`]: { gridColumn: "span 2" },
    },
  },
]);
export const label = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  // On wide screens the first row's labels are the heads of the columns.
  "@media": {
    [from("large")]: { selectors: { [`${row}:not(:first-child) &`]: { display: "none" } } },
  },
});
export const problem = style({
  gridColumn: "1 / -1",
  color: vars.colour.critical,
  fontSize: vars.fontSize[13],
});
/** Outage and battery beside each other where there is room. */
export const groups = style({
  display: "grid",
  gap: vars.space[24],
  alignItems: "start",
  paddingTop: vars.space[16],
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space[48] },
  },
});
