import { keyframes, style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({ display: "flex", alignItems: "center", minWidth: 0 });
/** A text that has no room ends in dots. */
export const turn = style({ display: "flex", minWidth: 0, selectors: { "&[hidden]": { display: "none" } } });
export const link = style({
  lineHeight: vars.size.touch,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  color: vars.colour.ink,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: "0.25em",
  textDecorationColor: vars.colour.accent,
});
export const next = style([link, { animation: `${appear} ${vars.motion.calm}` }]);
/** Not there where nothing moves. */
export const pause = style({
  display: "grid",
  flexShrink: 0,
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.colour.muted,
  fontSize: "0.75rem",
  "@media": {
    [noScript]: { display: "none" },
    "(prefers-reduced-motion: reduce)": { display: "none" },
  },
});
export const running = style({ selectors: { "[data-paused] &": { display: "none" } } });
export const paused = style({ display: "none", selectors: { "[data-paused] &": { display: "inline" } } });
