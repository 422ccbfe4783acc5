import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const foot = style({
  marginInline: `-${vars.space[16]}`,
  marginTop: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[16]}`,
  background: vars.colour.sunken,
});
export const lights = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.control,
  marginInlineEnd: `-${vars.space[8]}`,
  fontSize: vars.fontSize[17],
});
export const social = style({ marginInlineStart: `-${vars.space[12]}` });
