import { hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** In a picture as small as a phone's, marks of a finger's size would lie on each other; the list below has the same links. */
const spotSize = `clamp(24px, 8vw, ${vars.size.touch})`;

export const spot = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  width: spotSize,
  height: spotSize,
  translate: "-50% -50%",
  borderRadius: vars.radius.pill,
  selectors: { "&:focus-visible": { zIndex: vars.layer.above } },
  "@media": { [hoverable]: { ":hover": { zIndex: vars.layer.above } } },
});
export const dot = style({
  width: 18,
  height: 18,
  borderRadius: vars.radius.pill,
  border: "5px solid #ffffff",
  background: vars.colour.accent,
  boxShadow: "0 0 0 1px #00000059, 0 1px 6px #00000059",
});
export const label = style({
  position: "absolute",
  top: "50%",
  translate: "0 -50%",
  width: "max-content",
  maxWidth: 200,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
  color: vars.colour.ink,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.snug,
  opacity: 0,
  pointerEvents: "none",
  selectors: { [`${spot}:focus-visible &`]: { opacity: 1 } },
  "@media": { [hoverable]: { selectors: { [`${spot}:hover &`]: { opacity: 1 } } } },
});
export const side = styleVariants({ left: { right: "100%" }, right: { left: "100%" } });
export const price = style({ display: "block", fontWeight: vars.weight.strong });
