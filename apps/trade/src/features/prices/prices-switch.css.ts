import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const choices = style({
  display: "flex",
  padding: vars.space[2],
  background: vars.colour.sunken,
  borderRadius: vars.radius.pill,
});
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&[aria-pressed=true], &[aria-current=true]": {
      background: vars.colour.raised,
      fontWeight: vars.weight.strong,
      boxShadow: `0 0 0 ${vars.size.hairline} ${vars.colour.edge}`,
    },
  },
});
