import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

/** Light itself, from a candle to a clear noon: physical colours, the same in both themes. */
export const scale = style({
  position: "relative",
  display: "block",
  width: "100%",
  maxWidth: 160,
  height: 6,
  marginTop: vars.space[8],
  borderRadius: vars.radius.pill,
  background: "linear-gradient(90deg, #ff9d3f, #ffc98a 20%, #ffe7cc 45%, #f6f4ff 70%, #cfdcff)",
  boxShadow: `inset 0 0 0 1px ${vars.colour.line}`,
});
export const mark = style({
  position: "absolute",
  top: "50%",
  width: 14,
  height: 14,
  border: `3px solid ${vars.colour.ink}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.page,
  transform: "translate(-50%, -50%)",
});
