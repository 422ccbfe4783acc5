import { style } from "@vanilla-extract/css";
import { below, touch } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/** Dots and the name of the chosen one; on phones the name has a line of its own, so that it is never cut short. */
export const finishes = style({
  position: "relative",
  zIndex: vars.layer.above,
  display: "flex",
  alignItems: "center",
  justifySelf: "start",
  minWidth: 0,
  maxWidth: "100%",
  marginInlineStart: "-5px",
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
  "@media": { [below("medium")]: { flexWrap: "wrap", marginInlineStart: 0 } },
});
/** Larger than the dot that it draws: fingers press it. */
export const link = style({
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: 30,
  height: 32,
  color: vars.colour.ink,
  "@media": {
    [touch]: { width: vars.size.touch, height: vars.size.touch },
    // In line with the words above, room for the ring of the chosen one.
    [below("medium")]: { justifyItems: "start", paddingInlineStart: 4 },
  },
});
export const dot = style({
  width: 18,
  height: 18,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.colour.edge}`,
  selectors: {
    '[aria-current="true"] > &': { outline: "2px solid currentColor", outlineOffset: 2 },
  },
});
export const name = style({
  minWidth: 0,
  marginInlineStart: vars.space[8],
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [below("medium")]: { order: -1, flexBasis: "100%", marginInlineStart: 0 } },
});
