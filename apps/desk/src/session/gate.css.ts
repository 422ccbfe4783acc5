import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const away = style({
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  padding: vars.space[16],
});
