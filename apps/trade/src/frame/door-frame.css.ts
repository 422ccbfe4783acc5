import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const header = style({
  paddingBlock: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.touch,
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: 0,
  maxWidth: "16rem",
  minHeight: vars.size.touch,
  textDecoration: "none",
});
export const ends = style({ flexShrink: 0, display: "flex", alignItems: "center", gap: vars.space[12] });
