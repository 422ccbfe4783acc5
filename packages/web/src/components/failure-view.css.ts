import { style } from "@vanilla-extract/css";

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 72,
  textDecoration: "none",
});
