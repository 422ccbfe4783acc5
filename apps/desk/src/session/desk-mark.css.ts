import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** A name without a blank breaks rather than widen the column. */
export const mark = style({
  overflowWrap: "anywhere",
  vars: { "--logo-height": "1.75rem" },
  // Clear of the paper that a dark logo stands on by night.
  selectors: { "[data-logo] &": { display: "inline-flex", alignItems: "center", gap: vars.space[12] } },
});
