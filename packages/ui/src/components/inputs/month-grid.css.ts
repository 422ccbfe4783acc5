import { style, styleVariants } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const frame = style({ display: "grid", gap: vars.space[12] });
export const head = style({
  display: "grid",
  gridTemplateColumns: `${vars.size.touch} 1fr ${vars.size.touch}`,
  alignItems: "center",
  textAlign: "center",
});
export const month = style({ fontSize: vars.fontSize[20], fontFamily: vars.fontFamily.display });
export const turn = style({
  display: "grid",
  placeItems: "center",
  minHeight: vars.size.touch,
  color: vars.colour.ink,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[20],
  textDecoration: "none",
});
export const table = style({ width: "100%", tableLayout: "fixed", borderCollapse: "collapse" });
export const weekday = style({
  height: vars.space[32],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.medium,
});
export const cell = style({ padding: vars.space[2], textAlign: "center" });
const day = style({
  display: "grid",
  placeItems: "center",
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: "tabular-nums",
});
const free = style([
  day,
  {
    color: vars.colour.ink,
    background: vars.colour.accentSoft,
    fontWeight: vars.weight.strong,
    textDecoration: "none",
    "@media": { [hoverable]: { ":hover": { outline: `${vars.size.hairline} solid ${vars.colour.accent}` } } },
  },
]);
export const date = styleVariants({
  none: [day, { color: vars.colour.muted }],
  free: [free],
  chosen: [free, { background: vars.colour.accent, color: vars.colour.onAccent }],
});
