import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const base = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  fontSize: vars.fontSize[15],
  fontWeight: 500,
});
export const note = styleVariants({
  IN_STOCK: [base, { color: vars.colour.positive }],
  LOW_STOCK: [base, { color: vars.colour.caution }],
  OUT_OF_STOCK: [base, { color: vars.colour.critical }],
});
export const small = style({ fontSize: vars.fontSize[13] });
export const dot = style({ width: 8, height: 8, borderRadius: vars.radius.pill, background: "currentColor" });
