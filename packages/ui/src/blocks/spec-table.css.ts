import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const table = style({ width: "100%", borderCollapse: "collapse" });
export const row = style({ borderTop: `1px solid ${vars.colour.line}` });
export const head = style({
  textAlign: "start",
  fontWeight: 400,
  color: vars.colour.muted,
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} 0`,
  verticalAlign: "top",
  width: "45%",
});
export const cell = style({ padding: `${vars.space[12]} 0`, fontWeight: 500 });
export const explanation = style({
  fontWeight: 400,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  marginTop: vars.space[4],
});
