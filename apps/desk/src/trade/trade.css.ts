import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1280px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(300px, 360px)" } },
});
/** First on a phone, at the side where there is room. */
export const beside = style({ "@media": { "(min-width: 1280px)": { order: 1 } } });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
export const factText = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  minWidth: 0,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});
export const message = style({
  margin: 0,
  maxWidth: "64ch",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const lines = style({ display: "grid", gap: vars.space[4] });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[12]}` });
export const pair = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { "(min-width: 600px)": { gridTemplateColumns: "1fr 1fr" } },
});
export const password = style({
  padding: vars.space[12],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[20],
  overflowWrap: "anywhere",
  userSelect: "all",
});
