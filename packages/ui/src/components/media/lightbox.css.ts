import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const lightbox = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  display: "grid",
  gridTemplateRows: `${vars.size.control} minmax(0, 1fr) auto`,
  background: vars.colour.page,
});
export const caption = style({
  padding: `${vars.space[12]} ${vars.space[48]} 0 ${vars.space[16]}`,
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[13],
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.colour.muted,
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
});
/** Fingers zoom and move the picture, never the page. */
export const frame = style({
  position: "relative",
  overflow: "hidden",
  touchAction: "none",
  cursor: "grab",
  outlineOffset: `-${vars.space[4]}`,
});
/** The smaller copy is behind it until it has loaded. */
export const picture = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "contain",
  backgroundPosition: "center",
  backgroundSize: "contain",
  backgroundRepeat: "no-repeat",
  userSelect: "none",
});
export const bar = style({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[8]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
});
export const control = style({
  width: vars.size.touch,
  height: vars.size.touch,
  background: vars.colour.raised,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[25],
  lineHeight: 1,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } },
});
export const close = style({
  position: "absolute",
  top: vars.space[2],
  right: vars.space[2],
  border: 0,
  background: "none",
});
export const state = style({ minWidth: "8ch", textAlign: "center" });
