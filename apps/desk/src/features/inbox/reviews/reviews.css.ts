import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
export const text = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  maxWidth: vars.size.textMeasure,
  fontSize: vars.fontSize[17],
});
export const form = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
export const waiting = style({ fontWeight: vars.weight.strong });
