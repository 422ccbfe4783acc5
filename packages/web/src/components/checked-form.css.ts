import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const checkedForm = style({ display: "grid", gap: vars.space[24], maxWidth: vars.size.form });

export const defaultButton = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
