import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const base = style({
  // As wide as its place and never wider, whatever text the browser shows in it.
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
    fontSize: vars.fontSize[15],
    fontWeight: vars.weight.strong,
    cursor: "pointer",
  },
});
export const file = styleVariants({
  kept: [base],
  // Its "no file chosen" would contradict the list of what was chosen.
  emptied: [base, { "@media": { "(scripting: enabled)": { fontSize: 0 } } }],
});
