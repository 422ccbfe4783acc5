import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  border: line,
  borderRadius: vars.radius.pill,
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { borderColor: vars.colour.accent, background: vars.colour.accentSoft },
  },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space[8]} ${vars.space[24]}`,
});
export const weekName = style({ fontSize: vars.fontSize[17] });
export const step = style({
  display: "inline-grid",
  placeItems: "center",
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize[20],
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } },
});

export const week = style({
  width: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  background: vars.colour.raised,
  border: line,
});
export const hourHead = style({
  width: vars.space[64],
  padding: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
  textAlign: "start",
  verticalAlign: "top",
});
export const dayHead = style({
  padding: vars.space[8],
  borderInlineStart: line,
  borderBottom: line,
  textAlign: "start",
  verticalAlign: "top",
  selectors: { "&[data-today]": { boxShadow: `inset 0 3px ${vars.colour.accent}` } },
});
export const dayHeadIn = style({ display: "grid", gap: vars.space[2], justifyItems: "start" });
/** In the table's narrow columns each head has two lines, so that what is under them lines up. */
export const weekday = style({ selectors: { [`${dayHead} &`]: { display: "block" } } });
export const dayAndMonth = style({ whiteSpace: "nowrap" });
export const today = style({
  marginInlineStart: vars.space[8],
  color: vars.colour.accent,
  fontSize: vars.fontSize[13],
});
export const dayWord = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
  overflowWrap: "anywhere",
});
export const hour = style({
  padding: vars.space[8],
  borderTop: line,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  verticalAlign: "top",
});
export const cell = style({
  height: vars.size.controlSmall,
  padding: vars.space[4],
  borderTop: line,
  borderInlineStart: line,
  verticalAlign: "top",
});
export const closedCell = style([cell, { background: vars.colour.sunken }]);
export const slot = style({
  display: "grid",
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[8],
  border: line,
  borderRadius: vars.radius.medium,
  background: vars.colour.page,
  fontSize: vars.fontSize[13],
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "& + &": { marginTop: vars.space[4] } },
  "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } },
});
export const daySection = style({
  display: "grid",
  gap: vars.space[8],
  padding: vars.space[12],
  background: vars.colour.raised,
  border: line,
  borderRadius: vars.radius.medium,
  selectors: { "&[data-today]": { borderColor: vars.colour.accent } },
});
export const dayName = style({ fontSize: vars.fontSize[15] });
export const dayList = style({ display: "grid", gap: vars.space[4] });

export const part = style({ display: "grid", gap: vars.space[8], alignContent: "start", minWidth: 0 });
export const calendars = style({
  display: "grid",
  gap: vars.space[32],
  gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
});
export const small = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
});
export const form = style({ display: "grid", gap: vars.space[16], maxWidth: vars.size.form });
/** Said in another column where there is room. */
export const onCard = style({ display: "none", "@media": { [below("medium")]: { display: "inline" } } });
export const rowActs = style({ display: "inline-flex", gap: vars.space[12] });
export const plainList = style({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[16],
});
