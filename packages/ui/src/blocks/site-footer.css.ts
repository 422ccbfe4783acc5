import { style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

export const footer = style({
  background: vars.colour.sunken,
  marginTop: vars.space[64],
  paddingBlock: vars.space[48],
  fontSize: vars.fontSize[15],
});
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from("large")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const title = style({
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[15],
  fontWeight: 600,
  letterSpacing: 0,
  marginBottom: vars.space[8],
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  textDecoration: "none",
  color: vars.colour.muted,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const small = style({
  marginTop: vars.space[48],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.colour.line}`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
