import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const note = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.colour.accentSoft,
  borderRadius: vars.radius.medium,
});
export const lamp = style({
  width: 10,
  height: 10,
  marginTop: 6,
  borderRadius: vars.radius.pill,
  background: vars.colour.glow,
  boxShadow: `0 0 8px 2px ${vars.colour.glow}`,
});
