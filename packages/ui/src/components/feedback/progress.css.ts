import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const bar = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: vars.space[8],
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.colour.line,
  selectors: {
    "&::-webkit-progress-bar": { background: vars.colour.line },
    "&::-webkit-progress-value": { background: vars.colour.accent },
    "&::-moz-progress-bar": { background: vars.colour.accent },
  },
});
