import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const marks = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
/** Inside a choice, under its sentence. */
export const marksInside = style([marks, { paddingTop: vars.space[8] }]);
export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.page,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.medium,
});
export const drawing = style({
  width: vars.size.icon,
  height: vars.size.icon,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
