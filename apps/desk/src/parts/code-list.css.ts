import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space[16], maxWidth: vars.size.textMeasure });
export const codes = style({
  columns: 2,
  margin: 0,
  paddingLeft: vars.space[32],
  lineHeight: 2,
  fontVariantNumeric: "tabular-nums",
});
