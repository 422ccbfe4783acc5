import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBottom: vars.space[24],
});
