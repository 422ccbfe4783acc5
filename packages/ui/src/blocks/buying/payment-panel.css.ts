import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const base = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[24],
  border: `${vars.size.hairline} solid`,
  borderRadius: vars.radius.large,
});
export const panel = styleVariants({
  action: [base, { borderColor: vars.colour.accent }],
  neutral: [base, { borderColor: vars.colour.line, background: vars.colour.sunken }],
  positive: [base, { borderColor: vars.colour.positive }],
  caution: [base, { borderColor: vars.colour.caution }],
});
export const title = style({ fontSize: vars.fontSize[20] });
export const text = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.textMeasure });
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[24]}`,
});
export const facts = style({ display: "grid", gap: vars.space[12] });
export const fact = style({
  display: "grid",
  gap: vars.space[4],
  gridTemplateColumns: "minmax(88px, max-content) 1fr",
  columnGap: vars.space[24],
});
export const label = style({ color: vars.colour.muted });
export const value = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
