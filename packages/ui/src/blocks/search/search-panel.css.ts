import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { from, hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** Under the header from tablets up, at its end where the field is; on phones the rest of the screen under the field. */
export const panel = style({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  minWidth: 0,
  background: vars.colour.raised,
  // The second row of the phone's screen.
  gridColumn: "1 / -1",
  paddingInlineEnd: vars.space[12],
  paddingBottom: vars.space[32],
  "@media": {
    [from("medium")]: {
      position: "absolute",
      top: "100%",
      right: vars.gutter.medium,
      width: `min(840px, calc(100vw - 2 * ${vars.gutter.medium}))`,
      // The top bar and the header are above it.
      maxHeight: "calc(100dvh - 128px)",
      padding: vars.space[24],
      overflowY: "auto",
      overscrollBehavior: "contain",
      border: `${vars.size.hairline} solid ${vars.colour.line}`,
      borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
      boxShadow: vars.shadow.raised,
      animation: `${appear} ${vars.motion.quick}`,
    },
    [from("large")]: { right: `max(${vars.gutter.wide}, calc((100% - ${vars.size.wide}) / 2))` },
    [from("wide")]: { width: `min(1080px, calc(100vw - 2 * ${vars.gutter.wide}))` },
  },
});
export const list = style({
  display: "grid",
  gap: vars.space[24],
  "@media": {
    [from("medium")]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      columnGap: vars.space[32],
    },
  },
});
const anyPlace = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
export const place = styleVariants({
  lines: [anyPlace],
  // Without lines beside them they take the whole width.
  pictures: [anyPlace, { selectors: { "&:first-child": { gridColumn: "1 / -1" } } }],
  row: [anyPlace, { gridColumn: "1 / -1" }],
});
export const group = style({ minWidth: 0 });
export const title = style({
  marginBottom: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.strong,
});
const grid = style({ display: "grid", gap: vars.space[8], margin: `-${vars.space[8]}` });
export const options = styleVariants({
  lines: { display: "grid", marginInline: `-${vars.space[12]}` },
  products: [
    grid,
    {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "@media": {
        [from("medium")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        [from("wide")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
      // A tile that is too narrow for a word goes on to the next line with it, and never breaks it.
      overflowWrap: "normal",
      hyphens: "auto",
    },
  ],
  tiles: [
    grid,
    {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "@media": { [from("medium")]: { gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))" } },
    },
  ],
  row: { display: "flex", flexWrap: "wrap", marginInline: `-${vars.space[12]}` },
});
const anyOption = style({
  color: "inherit",
  textDecoration: "none",
  borderRadius: vars.radius.medium,
  selectors: {
    // The field keeps the focus: what the arrow keys reached shows the ring instead.
    '&[aria-selected="true"]': {
      background: vars.colour.sunken,
      outline: `${vars.size.ring} solid ${vars.colour.accent}`,
      outlineOffset: `-${vars.size.ring}`,
    },
  },
  "@media": { [hoverable]: { selectors: { "&:hover": { background: vars.colour.sunken } } } },
});
const pictured = style([
  anyOption,
  {
    display: "grid",
    alignContent: "start",
    gap: vars.space[4],
    padding: vars.space[8],
    fontSize: vars.fontSize[15],
  },
]);
const line = style([
  anyOption,
  {
    display: "flex",
    alignItems: "center",
    minHeight: vars.size.touch,
    padding: `${vars.space[4]} ${vars.space[12]}`,
  },
]);
export const option = styleVariants({
  lines: [line],
  // Names of one row may differ in lines; its prices are side by side.
  products: [pictured, { gridTemplateRows: "auto 1fr auto", alignContent: "stretch" }],
  tiles: [pictured],
  row: [line, { textDecoration: "underline", textUnderlineOffset: 4 }],
});
export const picture = style({
  display: "block",
  aspectRatio: "1",
  overflow: "hidden",
  marginBottom: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
const upToThreeLines = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  alignSelf: "start",
  minHeight: "2.6em",
  lineHeight: vars.lineHeight.snug,
});
export const content = styleVariants({
  lines: { minWidth: 0 },
  row: {},
  products: [upToThreeLines],
  tiles: { lineHeight: vars.lineHeight.snug, fontWeight: vars.weight.medium },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  // Its buttons have room of their own round their words.
  marginInline: `-${vars.space[12]}`,
  paddingTop: vars.space[8],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
