import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[24], maxWidth: vars.size.textMeasure });
export const part = style({ display: "grid", gap: vars.space[8], justifyItems: "start" });
export const ticks = style({
  display: "grid",
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, fontWeight: vars.weight.strong });
export const counts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[8]} ${vars.space[24]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontVariantNumeric: "tabular-nums",
});
export const link = style({
  padding: 0,
  color: vars.colour.ink,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  cursor: "pointer",
  maxWidth: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "start",
});
