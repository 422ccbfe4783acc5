import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

/** What was typed stands out by weight, not by a highlighter. */
export const mark = style({
  background: "none",
  color: "inherit",
  fontWeight: vars.weight.strong,
  textDecoration: "underline",
  textDecorationColor: vars.colour.accent,
  textDecorationThickness: vars.size.ring,
  textUnderlineOffset: "0.2em",
});
