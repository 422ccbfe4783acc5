import { noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[16]}`,
});
/** Sharing needs a press of its own: until React listens there is nothing to press, and its place is kept. */
export const scripted = style({
  selectors: { ":root:not([data-listening]) &": { visibility: "hidden" } },
  "@media": { [noScript]: { display: "none" } },
});
export const link = style({ display: "inline-flex", alignItems: "center", minHeight: vars.size.touch });
export const state = style({
  flexBasis: "100%",
  color: vars.colour.muted,
});
