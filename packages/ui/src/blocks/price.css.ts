import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[8]}`,
});
export const now = styleVariants({
  card: { fontWeight: 600, fontSize: vars.fontSize[17] },
  page: { fontWeight: 600, fontSize: vars.fontSize[31], lineHeight: 1.1 },
});
export const was = styleVariants({
  card: { color: vars.colour.muted, fontSize: vars.fontSize[13] },
  page: { color: vars.colour.muted, fontSize: vars.fontSize[15] },
});
export const saving = style({
  color: vars.colour.positive,
  fontSize: vars.fontSize[15],
  fontWeight: 500,
  flexBasis: "100%",
});
