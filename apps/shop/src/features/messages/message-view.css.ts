import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  justifyItems: "stretch",
  paddingBlock: `${vars.space[16]} ${vars.space[64]}`,
});
