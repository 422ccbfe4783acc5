import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[16],
  minHeight: vars.size.controlSmall,
});
