import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const list = style({
  background: vars.colour.raised,
  border: line,
  borderRadius: vars.radius.medium,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  textDecoration: "none",
  selectors: { "li + li > &": { borderTop: line } },
  "@media": { [below("medium")]: { gridTemplateColumns: "36px minmax(0, 1fr)", rowGap: 0 } },
});
export const link = style([
  row,
  { "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } } },
]);
export const count = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: "end",
  selectors: { "&[data-alarm]": { color: vars.colour.critical } },
});
export const what = style({
  fontWeight: vars.weight.medium,
  selectors: { "&[data-alarm]": { color: vars.colour.critical } },
});
export const age = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  "@media": { [below("medium")]: { gridColumn: 2 } },
});
/** Figures above, the queues beside what is due and what sold where there is room. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space[12],
  // On a phone the money has a line of its own, and the work to do stays in sight.
  "@media": { [below("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space[8] } },
});
globalStyle(`${figures} > li:first-child:nth-last-child(odd)`, {
  "@media": { [below("medium")]: { gridColumn: "1 / -1" } },
});
export const figure = style({
  display: "grid",
  gap: vars.space[2],
  height: "100%",
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  border: line,
  borderRadius: vars.radius.medium,
  color: vars.colour.ink,
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } },
});
export const figureValue = style({
  fontSize: vars.fontSize[25],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.lineHeight.snug,
});
export const columns = style({
  display: "grid",
  gap: vars.space[24],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [besideNavigation]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});
export const short = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const shortRow = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[12],
  minHeight: 32,
  alignItems: "center",
  selectors: { "& + &": { borderTop: line } },
});
export const shortName = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  minWidth: 0,
});
