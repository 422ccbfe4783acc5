import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const base = style({
  display: "grid",
  gap: vars.space[4],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.medium,
  borderInlineStart: "4px solid",
  background: vars.colour.sunken,
});
export const alert = styleVariants({
  neutral: [base, { borderColor: vars.colour.muted }],
  positive: [base, { borderColor: vars.colour.positive }],
  caution: [base, { borderColor: vars.colour.caution }],
  critical: [base, { borderColor: vars.colour.critical }],
});
export const title = styleVariants({
  neutral: { color: vars.colour.ink, fontWeight: 600 },
  positive: { color: vars.colour.positive, fontWeight: 600 },
  caution: { color: vars.colour.caution, fontWeight: 600 },
  critical: { color: vars.colour.critical, fontWeight: 600 },
});
