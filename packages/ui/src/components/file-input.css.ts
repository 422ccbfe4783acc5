import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const file = style({
  // As wide as its place and never wider, whatever the browser says in it.
  contain: "inline-size",
  width: "100%",
  minHeight: vars.size.touch,
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  cursor: "pointer",
  "::file-selector-button": {
    minHeight: vars.size.touch,
    marginInlineEnd: vars.space[12],
    padding: `${vars.space[8]} ${vars.space[24]}`,
    background: "transparent",
    border: `${vars.size.hairline} solid ${vars.colour.edge}`,
    borderRadius: vars.radius.pill,
    color: vars.colour.ink,
    font: "inherit",
    fontWeight: vars.weight.strong,
    cursor: "pointer",
  },
});
