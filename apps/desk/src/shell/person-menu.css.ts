import { hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const face = style({
  display: "grid",
  placeItems: "center",
  width: 32,
  height: 32,
  borderRadius: vars.radius.pill,
  background: vars.colour.accentSoft,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
});
export const person = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  marginBottom: vars.space[4],
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.medium,
  textDecoration: "none",
  textAlign: "start",
  "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } },
});
