import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** At the foot of the list, also while the page is scrolled. */
export const place = style({
  position: "sticky",
  zIndex: vars.layer.bar,
  bottom: vars.space[8],
  // It is there before it says something, but takes no room then.
  selectors: { "&:empty": { position: "absolute" } },
});
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.accent}`,
  borderRadius: vars.radius.medium,
});
export const count = style({ fontWeight: vars.weight.strong, marginInlineEnd: "auto" });
