import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const notice = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const title = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[20],
  overflowWrap: "anywhere",
});
export const text = style({ color: vars.colour.muted });
