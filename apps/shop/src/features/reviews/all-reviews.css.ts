import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[16],
  maxWidth: vars.size.textMeasure,
  paddingBlock: vars.space[48],
});
