import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[16],
  maxWidth: vars.size.textMeasure,
});
/** An act, and what it does: under each other where there is no room beside. */
export const act = style([row, { flexWrap: "wrap", alignItems: "center" }]);
