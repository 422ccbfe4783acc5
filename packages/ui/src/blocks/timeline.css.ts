import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const list = style({ display: "grid", gap: vars.space[16] });
export const entry = style({
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.colour.accent}`,
});
export const when = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
