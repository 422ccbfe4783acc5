import { style } from "@vanilla-extract/css";

/** A name without a blank breaks rather than widen the column. */
export const mark = style({ overflowWrap: "anywhere", vars: { "--logo-height": "1.75rem" } });
