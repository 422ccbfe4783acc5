import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  height: "100%",
});
export const picture = style({
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  marginBottom: vars.space[4],
});
export const small = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const name = style({
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: "normal",
});
/** The whole card is the link. */
export const link = style({
  textDecoration: "none",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
export const price = style({ fontSize: vars.fontSize[17], fontWeight: vars.weight.strong });
