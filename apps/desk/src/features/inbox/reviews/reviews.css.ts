import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const text = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  maxWidth: vars.size.textMeasure,
  fontSize: vars.fontSize[17],
});
