import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const tabs = style({
  display: "flex",
  // What scrolls is squeezed to nothing beside a list that fills the screen.
  flexShrink: 0,
  gap: vars.space[4],
  overflowX: "auto",
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderBottom: "2px solid transparent",
  color: vars.colour.muted,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: { "&[aria-current]": { borderBottomColor: vars.colour.accent, color: vars.colour.ink } },
});
