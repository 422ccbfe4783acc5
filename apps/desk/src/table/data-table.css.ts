import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { keyframes, style } from "@vanilla-extract/css";
import { filledList } from "#desk/styles/media.ts";

export const place = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  minWidth: 0,
  "@media": { [filledList]: { flex: "1 1 auto", minHeight: 0 } },
});
const scrolled = "--scrolled";
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const vanish = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
/** Of the way to the other edge, over which a shadow comes and goes. */
const near = vars.space[24];
/** Scrolling drives it, and where nothing scrolls there is none. Nothing moves: it is kept where motion is not wanted. */
const shadow = {
  content: '""',
  position: "absolute",
  insetBlock: 0,
  zIndex: vars.layer.bar,
  width: vars.space[24],
  pointerEvents: "none",
  opacity: 0,
} as const;
// The shorthand first: it sets the timeline back.
const along = { animationTimeline: `${scrolled} !important` } as const;
const shade = `color-mix(in srgb, ${vars.colour.ink} 24%, transparent), transparent`;
/** Shadows at the sides of the rows say that more lies there. */
export const frame = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  timelineScope: scrolled,
  "::before": {
    ...shadow,
    insetInlineStart: 0,
    borderRadius: `${vars.radius.medium} 0 0 ${vars.radius.medium}`,
    background: `linear-gradient(to right, ${shade})`,
    animation: `${appear} linear both !important`,
    ...along,
    animationRange: `0px ${near} !important`,
  },
  "::after": {
    ...shadow,
    insetInlineEnd: 0,
    borderRadius: `0 ${vars.radius.medium} ${vars.radius.medium} 0`,
    background: `linear-gradient(to left, ${shade})`,
    animation: `${vanish} linear both !important`,
    ...along,
    animationRange: `calc(100% - ${near}) 100% !important`,
  },
  "@media": { [filledList]: { minHeight: 0, flex: "0 1 auto" } },
});
/** The list scrolls in itself where the screen has room: its head and what is done with it stay in sight. */
export const scroller = style({
  minWidth: 0,
  overflowX: "auto",
  scrollTimeline: `${scrolled} x`,
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  "@media": {
    [filledList]: { overflowY: "auto", minHeight: 0, flex: "0 1 auto" },
    [below("medium")]: { overflowX: "clip", overflowY: "clip" },
  },
});
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.fontSize[15],
  "@media": { [below("medium")]: { display: "block" } },
});
