import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const fade = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: "translateX(-100%)" } });
const fromRight = keyframes({ from: { transform: "translateX(100%)" } });

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.colour.scrim,
  animation: `${fade} ${vars.motion.quick}`,
});

const base = style({
  position: "fixed",
  zIndex: vars.layer.dialog,
  display: "grid",
  gridTemplateRows: "auto 1fr",
  background: vars.colour.raised,
  boxShadow: vars.shadow.raised,
  overflow: "hidden",
});
const upright = style({ top: 0, bottom: 0, width: `min(${vars.size.sheet}, 92vw)` });
export const sheet = styleVariants({
  left: [base, upright, { left: 0, animation: `${fromLeft} ${vars.motion.calm}` }],
  right: [base, upright, { right: 0, animation: `${fromRight} ${vars.motion.calm}` }],
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  borderBottom: `1px solid ${vars.colour.line}`,
});
export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[17],
});
export const body = style({ overflowY: "auto", padding: vars.space[16], overscrollBehavior: "contain" });
