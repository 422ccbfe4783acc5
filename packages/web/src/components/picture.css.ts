import { style } from "@vanilla-extract/css";

/** The place decides the size; a picture of another shape is cut, never squeezed. */
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
