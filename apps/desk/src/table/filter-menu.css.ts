import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const count = style({
  minWidth: 20,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.pill,
  background: vars.colour.accentSoft,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
  textAlign: "center",
});
export const day = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  background: "transparent",
  fontSize: "1rem",
});
