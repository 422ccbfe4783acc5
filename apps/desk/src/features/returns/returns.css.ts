import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const sku = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const row = style({
  display: "grid",
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  minWidth: 0,
});
export const history = style({ display: "grid", gap: vars.space[8], paddingInlineStart: vars.space[16] });
