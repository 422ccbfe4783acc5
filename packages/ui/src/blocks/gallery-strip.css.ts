import { style } from "@vanilla-extract/css";
import { below } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

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
  position: "relative",
  aspectRatio: "1",
  scrollSnapAlign: "center",
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  overflow: "hidden",
});
/** More than one: on phones the next one looks in from the side, and the thumbnails are left out. */
export const several = style({ "@media": { [below("medium")]: { gridAutoColumns: "90%" } } });
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
});
