import { style } from "@vanilla-extract/css";

/** In the middle of its place, and no larger than its figures need. */
export const drawing = style({
  width: "100%",
  maxWidth: 460,
  maxHeight: "100%",
  margin: "auto",
});
