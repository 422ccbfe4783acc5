import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const form = style({ position: "relative", display: "flex", alignItems: "center" });
export const input = style({
  width: "100%",
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[48]} 0 ${vars.space[16]}`,
  background: vars.colour.sunken,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  fontSize: "1rem",
});
export const go = style({
  position: "absolute",
  right: 0,
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
});
