import { keyframes, style } from "@vanilla-extract/css";
import { from, noScript, tall } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/**
 * It sticks with its upper edge above the screen, so it takes less room after scrolling while its box never changes:
 * nothing below can jump. The row inside is centred before and after.
 */
const hiddenEdge = vars.space[12];
const settle = keyframes({ from: { transform: "translateY(-6px)" }, to: { transform: "none" } });

/** Where scrolling can drive an animation, after the top bar is gone; elsewhere the row is just a little lower. */
export const settles = style({
  animation: `${settle} linear both`,
  animationTimeline: "scroll()",
  animationRange: `${vars.size.touch} calc(${vars.size.touch} + ${hiddenEdge})`,
});

export const header = style({
  position: "relative",
  zIndex: vars.layer.header,
  paddingBlock: `calc(${hiddenEdge} + ${vars.space[8]}) ${vars.space[8]}`,
  background: vars.colour.page,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": { [tall]: { position: "sticky", top: `calc(-1 * ${hiddenEdge})` } },
});
/** Its parts settle, not the row: a row that moves would hold the panels under it within itself. */
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: vars.size.touch,
  "@media": { [from("medium")]: { gap: vars.space[12] } },
});

/** On desktops only without scripts, where the navigation's panels cannot open. */
export const menu = style([
  settles,
  {
    marginInlineStart: `-${vars.space[12]}`,
    "@media": {
      [from("large")]: { display: "none" },
      [noScript]: { display: "block" },
    },
  },
]);
export const logo = style([
  settles,
  {
    display: "inline-flex",
    alignItems: "center",
    minWidth: 0,
    maxWidth: "16rem",
    minHeight: vars.size.touch,
    textDecoration: "none",
  },
]);
export const navigation = style({
  display: "none",
  marginInlineStart: vars.space[8],
  "@media": { [from("large")]: { display: "block" } },
});
export const spring = style({ flex: "1 0 0" });
export const search = style({
  "@media": {
    [from("medium")]: { flex: "0 1 320px", minWidth: 0 },
    [from("wide")]: { flexBasis: 440 },
  },
});
export const ends = style([
  settles,
  { display: "flex", alignItems: "center", marginInlineEnd: `-${vars.space[12]}` },
]);
export const tools = style({
  display: "none",
  alignItems: "center",
  "@media": { [from("medium")]: { display: "flex" }, [noScript]: { display: "flex" } },
});
