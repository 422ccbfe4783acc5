import { hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** In a picture as small as a phone's, marks of a finger's size would lie on each other; the list below has the same things. */
const spotSize = `clamp(24px, 8vw, ${vars.size.touch})`;
/** What cards are placed by: the room's picture. */
export const pictureName = "--room-picture";

export const spot = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  width: spotSize,
  height: spotSize,
  translate: "-50% -50%",
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  selectors: { "&:focus-visible": { zIndex: vars.layer.above } },
});
export const dot = style({
  width: 18,
  height: 18,
  borderRadius: vars.radius.pill,
  border: "5px solid #ffffff",
  background: vars.colour.accent,
  boxShadow: "0 0 0 1px #00000059, 0 1px 6px #00000059",
  transition: `scale ${vars.motion.quick}`,
  "@media": { [hoverable]: { selectors: { [`${spot}:hover &`]: { scale: "1.2" } } } },
});

const width = `min(280px, anchor-size(width) - ${vars.space[16]})`;
/** The most that a card is high: so much room it needs below or above a mark. */
const mostHeight = 136;
const base = style({
  gridTemplateColumns: "64px minmax(0, 1fr)",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  border: 0,
  padding: vars.space[8],
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.raised,
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
  selectors: { "&:popover-open": { display: "grid" } },
  // Browsers that cannot place a thing by another show it at the foot of the screen.
  inset: `auto ${vars.space[16]} ${vars.space[16]}`,
  "@supports": {
    "(anchor-name: --a)": {
      positionAnchor: pictureName,
      inset: "auto",
      boxSizing: "border-box",
      width,
      // Under its mark, and never beyond the picture.
      left: `clamp(anchor(left) + 8px, anchor(left) + anchor-size(width) * var(--x) - 140px, anchor(right) - 8px - ${width})`,
    },
  },
});
/** Below a mark in the upper half, above one in the lower. */
const from = {
  below: {
    top: `min(anchor(top) + anchor-size(height) * var(--y) + 18px, anchor(bottom) - ${mostHeight + 8}px)`,
  },
  above: {
    bottom: `min(anchor(bottom) + anchor-size(height) * (1 - var(--y)) + 18px, anchor(top) - ${mostHeight + 8}px)`,
  },
} as const;
export const card = styleVariants(from, (place) => [base, { "@supports": { "(anchor-name: --a)": place } }]);
export const picture = style({
  gridRow: "span 2",
  position: "relative",
  width: 64,
  height: 64,
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const name = style({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
export const price = style({ fontWeight: vars.weight.strong });
export const hint = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
});
export const add = style({ gridColumn: "1 / -1" });
