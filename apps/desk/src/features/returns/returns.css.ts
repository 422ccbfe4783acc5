import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const item = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
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
export const articles = style({ margin: 0, padding: 0, border: 0 });
export const article = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.touch,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const articleName = style({
  flex: "1 1 auto",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minWidth: 0,
  minHeight: vars.size.touch,
});
export const pieces = style({
  width: 64,
  minHeight: 36,
  paddingInline: vars.space[8],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.page,
});
