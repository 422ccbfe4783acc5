import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** The foot stays at the lower edge where the list is short. */
export const body = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  minHeight: "100%",
});
export const title = style({
  marginTop: vars.space[16],
  color: vars.colour.muted,
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[13],
  letterSpacing: 0,
});
export const heading = style({ marginTop: vars.space[8], fontSize: vars.fontSize[25] });
export const back = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  fontSize: vars.fontSize[17],
});
export const file = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.control,
  fontSize: vars.fontSize[17],
});
/** Over the tabs: who it is for comes first. */
export const account = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.control,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  fontSize: vars.fontSize[17],
  textDecoration: "none",
});
