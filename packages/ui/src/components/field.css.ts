import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const field = style({ display: "grid", gap: vars.space[4], alignContent: "start" });
export const label = style({ fontWeight: 600, fontSize: vars.fontSize[15] });
export const optional = style({ fontWeight: 400, color: vars.colour.muted });
export const hint = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const error = style({ fontSize: vars.fontSize[15], color: vars.colour.critical, fontWeight: 500 });

const base = style({
  width: "100%",
  minHeight: 48,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  // 16 px and more, or iOS zooms the page when the field is focused.
  fontSize: "1rem",
});
export const control = styleVariants({
  fine: [base],
  wrong: [base, { borderColor: vars.colour.critical, boxShadow: `0 0 0 1px ${vars.colour.critical}` }],
});
export const multiline = style({ minHeight: 112, resize: "vertical" });

/** A field and the button that belongs to it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[12],
});
