import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const title = style({ fontFamily: vars.fontFamily.display, fontSize: vars.fontSize[25] });
export const text = style({ color: vars.colour.muted });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecorationColor: vars.colour.accent,
});
