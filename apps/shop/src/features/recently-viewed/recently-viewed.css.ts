import { style } from "@vanilla-extract/css";

/** Of a tile's picture, in pixels. */
export const pictureSize = 144;
/** About to be reached. */
export const nearby = { rootMargin: "400px" };

/** As tall as the row, before it has come. */
export const kept = style({ minHeight: 348 });
/** The same, from the first paint, where something is stored. */
export const keptForStored = style({ selectors: { ":root[data-viewed] &": { minHeight: 348 } } });
