import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const bar = style({
  position: "sticky",
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.medium,
});
export const count = style({ fontWeight: vars.weight.strong, marginInlineEnd: "auto" });
