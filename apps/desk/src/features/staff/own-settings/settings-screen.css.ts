import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[16],
  maxWidth: vars.size.textMeasure,
});
