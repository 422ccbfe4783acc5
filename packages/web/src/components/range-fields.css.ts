import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const range = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[12],
  paddingBlock: vars.space[4],
});
export const end = style({ display: "grid", gap: vars.space[4], minWidth: 0 });
export const endLabel = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
const base = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  background: vars.colour.page,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  // 16 px and more, or iOS zooms the page when the field is focused.
  fontSize: "1rem",
});
export const number = styleVariants({
  fine: [base],
  wrong: [base, { borderColor: vars.colour.critical, boxShadow: `0 0 0 1px ${vars.colour.critical}` }],
});
export const error = style({
  gridColumn: "1 / -1",
  fontSize: vars.fontSize[13],
  color: vars.colour.critical,
  fontWeight: 500,
});
