import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const list = style({ display: "flex" });
export const link = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.colour.muted,
  "@media": { [hoverable]: { ":hover": { color: vars.colour.ink } } },
});
export const mark = style({
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
