import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const unroll = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });

export const list = style({});
// The library wraps each list in a box that would hold the panels within itself; they belong to the whole header.
globalStyle(`div:has(> ${list})`, { position: "static !important" as "static" });

/** Under the header, from edge to edge. */
export const panel = style({
  position: "absolute",
  top: "100%",
  insetInline: 0,
  maxHeight: "calc(100dvh - 100% - 24px)",
  overflowY: "auto",
  background: vars.colour.page,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  boxShadow: vars.shadow.raised,
  // The shadow falls down only: upwards it would lie on the header.
  clipPath: `inset(0 0 -${vars.space[48]})`,
  animation: `${unroll} ${vars.motion.calm}`,
});
