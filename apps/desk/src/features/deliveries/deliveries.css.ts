import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
export const sum = style({ display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1" });
export const sumAmount = style({
  margin: 0,
  maxWidth: "12ch",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
});
export const choices = style({ display: "grid", margin: 0, padding: 0, border: 0 });
export const choice = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.touch,
});
