import { keyframes, style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({ display: "flex", alignItems: "center" });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.colour.ink,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: "0.25em",
  textDecorationColor: vars.colour.accent,
});
export const next = style([link, { animation: `${appear} ${vars.motion.calm}` }]);
/** Not there where nothing moves. */
export const pause = style({
  display: "grid",
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
