import { style } from "@vanilla-extract/css";
import { below, noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const gallery = style({ position: "relative" });
/** Pictures side by side: swiped on phones, scrolled by keyboard, never moved by a script. */
export const strip = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap: vars.space[8],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  borderRadius: vars.radius.medium,
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
});
export const slide = style({
  aspectRatio: "1",
  scrollSnapAlign: "center",
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});
/** More than one: on phones the next one looks in from the side, and the thumbnails are left out. */
export const several = style({ "@media": { [below("medium")]: { gridAutoColumns: "90%" } } });
export const enlarge = style({
  position: "relative",
  display: "block",
  height: "100%",
  cursor: "zoom-in",
  outlineOffset: `-${vars.space[4]}`,
  // The light falls off towards the walls; the product in the middle keeps its colours.
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `radial-gradient(closest-corner, transparent 45%, ${vars.colour.dusk})`,
  },
});
const onPicture = style({
  position: "absolute",
  background: vars.colour.page,
  color: vars.colour.ink,
  borderRadius: vars.radius.pill,
});
export const zoomMark = style([
  onPicture,
  {
    right: vars.space[8],
    bottom: vars.space[8],
    width: vars.size.touch,
    height: vars.size.touch,
    opacity: 0.88,
    selectors: { '[aria-busy="true"] &': { opacity: 0.4 } },
  },
]);
/** Only a script knows it. */
export const count = style([
  onPicture,
  {
    top: vars.space[12],
    left: vars.space[12],
    padding: `${vars.space[2]} ${vars.space[8]}`,
    fontSize: vars.fontSize[13],
    "@media": { [noScript]: { display: "none" } },
  },
]);
export const thumbs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginTop: vars.space[12],
  "@media": { [below("medium")]: { display: "none" } },
});
export const thumb = style({
  position: "relative",
  display: "block",
  width: 72,
  height: 72,
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  selectors: { '&[aria-current="true"]': { boxShadow: `0 0 0 ${vars.size.ring} ${vars.colour.accent}` } },
});
