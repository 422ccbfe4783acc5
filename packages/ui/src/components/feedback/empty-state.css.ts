import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[16],
  paddingBlock: vars.space[64],
  textAlign: "center",
});
export const text = style({ color: vars.colour.muted, maxWidth: "48ch" });
