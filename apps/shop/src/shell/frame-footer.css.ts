import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const tiers = style({
  display: "grid",
  gap: vars.space[8],
  listStyle: "none",
  color: vars.colour.muted,
});
