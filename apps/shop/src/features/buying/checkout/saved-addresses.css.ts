import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const panel = style({
  maxWidth: vars.size.form,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const handle = style({
  minHeight: vars.size.control,
  paddingBlock: vars.space[12],
  fontWeight: vars.weight.medium,
});
export const entry = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${vars.space[12]} ${vars.space[24]}`,
  paddingBlock: vars.space[16],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const where = style({ color: vars.colour.muted });
