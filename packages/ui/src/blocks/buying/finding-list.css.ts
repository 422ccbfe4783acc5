import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const list = style({ display: "grid", gap: vars.space[16] });
const base = style({
  display: "grid",
  gap: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderInlineStart: "4px solid",
  breakInside: "avoid",
  overflowWrap: "anywhere",
});
export const finding = styleVariants({
  critical: [base, { borderColor: vars.colour.critical }],
  caution: [base, { borderColor: vars.colour.caution }],
  neutral: [base, { borderColor: vars.colour.line }],
});
const labelBase = style({ fontSize: vars.fontSize[13], fontWeight: vars.weight.strong });
export const label = styleVariants({
  critical: [labelBase, { color: vars.colour.critical }],
  caution: [labelBase, { color: vars.colour.caution }],
  neutral: [labelBase, { color: vars.colour.muted }],
});
export const fix = style({ color: vars.colour.muted });
export const act = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
});
