import { keyframes, style } from "@vanilla-extract/css";
import { from, hoverable } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

/**
 * It sticks with its upper edge above the screen, so it takes less room after scrolling while its box never changes:
 * nothing below can jump. The row inside stands in the middle before and after.
 */
const hiddenEdge = vars.space[12];
const settle = keyframes({ from: { transform: "translateY(-6px)" }, to: { transform: "none" } });

export const header = style({
  position: "sticky",
  top: `calc(-1 * ${hiddenEdge})`,
  zIndex: vars.layer.header,
  paddingBlock: `calc(${hiddenEdge} + ${vars.space[8]}) ${vars.space[8]}`,
  background: vars.colour.page,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: vars.size.touch,
  // Where scrolling can drive an animation; elsewhere the row just stands a little lower.
  animation: `${settle} linear both`,
  animationTimeline: "scroll()",
  animationRange: `0 ${hiddenEdge}`,
  "@media": { [from("medium")]: { gap: vars.space[12] } },
});

const roundButton = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  padding: 0,
  background: "none",
  border: 0,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[17],
  "@media": { [hoverable]: { selectors: { "&:hover": { background: vars.colour.sunken } } } },
});
export const menuButton = style([
  roundButton,
  {
    marginInlineStart: `-${vars.space[12]}`,
    "@media": { [from("wide")]: { display: "none" } },
  },
]);
export const searchButton = style([roundButton, { "@media": { [from("medium")]: { display: "none" } } }]);
export const closeMenu = roundButton;
export const closeSearch = style([
  roundButton,
  { flexShrink: 0, "@media": { [from("medium")]: { display: "none" } } },
]);
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  textDecoration: "none",
});
export const spring = style({ flex: "1 0 0" });
export const tools = style({ display: "flex", alignItems: "center", marginInlineEnd: `-${vars.space[12]}` });

const slideIn = keyframes({ from: { transform: "translateX(-100%)" } });
const dropIn = keyframes({ from: { transform: "translateY(-100%)" } });

/** On narrow screens a panel from the left; from wide ones up a part of the row. */
export const menu = style({
  border: 0,
  color: "inherit",
  selectors: {
    "&:popover-open": {
      inset: "0 auto 0 0",
      width: `min(${vars.size.sheet}, 86vw)`,
      height: "100dvh",
      maxHeight: "none",
      margin: 0,
      padding: `${vars.space[8]} ${vars.space[16]}`,
      background: vars.colour.raised,
      boxShadow: vars.shadow.raised,
      animation: `${slideIn} ${vars.motion.calm}`,
    },
    "&::backdrop": { background: vars.colour.scrim },
  },
  "@media": {
    [from("wide")]: {
      display: "block",
      position: "static",
      width: "auto",
      margin: `0 0 0 ${vars.space[16]}`,
      padding: 0,
      background: "none",
      overflow: "visible",
    },
  },
});
export const menuHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  marginBottom: vars.space[16],
  "@media": { [from("wide")]: { display: "none" } },
});
export const categories = style({ "@media": { [from("wide")]: { display: "flex" } } });
export const category = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.control,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  fontSize: vars.fontSize[17],
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": {
    [from("wide")]: {
      minHeight: vars.size.touch,
      padding: `0 ${vars.space[12]}`,
      border: 0,
      fontSize: vars.fontSize[15],
      selectors: {
        "&:hover": { textDecoration: "underline", textDecorationColor: vars.colour.accent },
      },
    },
  },
});
export const sale = style({ color: vars.colour.critical });

/** On phones a bar over the header; from tablets up a field in the row. */
export const search = style({
  border: 0,
  color: "inherit",
  selectors: {
    "&:popover-open": {
      inset: "0 0 auto",
      display: "flex",
      alignItems: "center",
      gap: vars.space[8],
      width: "100%",
      maxWidth: "none",
      margin: 0,
      padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[12]} ${vars.space[16]}`,
      background: vars.colour.raised,
      boxShadow: vars.shadow.raised,
      animation: `${dropIn} ${vars.motion.calm}`,
    },
    "&::backdrop": { background: vars.colour.scrim },
  },
  "@media": {
    [from("medium")]: {
      display: "block",
      position: "static",
      flex: "0 1 320px",
      minWidth: 0,
      margin: 0,
      padding: 0,
      background: "none",
      overflow: "visible",
    },
  },
});
export const searchField = style({ flex: 1, minWidth: 0 });
