import { below, from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

const phone = below("medium");
const line = `${vars.size.hairline} solid ${vars.colour.line}`;

/** Cards are as wide as the list. */
export const body = style({ "@media": { [phone]: { display: "block" } } });
export const row = style({
  background: vars.colour.raised,
  selectors: {
    "&[data-selected]": { background: vars.colour.accentSoft },
    // Rows of the state before, while the new ones are read.
    "[data-old] &": { opacity: 0.55 },
  },
  "@media": {
    [hoverable]: { selectors: { "&:hover:not([data-selected])": { background: vars.colour.sunken } } },
    [phone]: {
      position: "relative",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: vars.space[12],
      padding: `${vars.space[8]} ${vars.space[16]}`,
      borderBottom: line,
      // Those in sight at first are laid out at once: the end of a short list stays where it is.
      selectors: { "&:nth-child(n + 9)": { contentVisibility: "auto", containIntrinsicSize: "auto 72px" } },
    },
  },
});
const cellBase = style({
  height: 36,
  paddingInline: vars.space[8],
  borderBottom: line,
  fontWeight: vars.weight.regular,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: {
    [`${row}:last-child > &`]: { borderBottom: 0 },
    "[data-density=roomy] &": { height: 48, paddingInline: vars.space[12] },
  },
  "@media": {
    [phone]: {
      // Two or three lines a row, each of one height: whatever is longer is cut off.
      height: "auto",
      minWidth: 0,
      maxWidth: "100%",
      padding: 0,
      border: 0,
      overflow: "clip",
      overflowClipMargin: "4px",
      textOverflow: "ellipsis",
      lineHeight: "24px",
      selectors: {
        "[data-density=roomy] &": { height: "auto", paddingInline: 0 },
        "&:empty": { display: "none" },
      },
    },
  },
});
export const cell = styleVariants({
  start: [cellBase],
  end: [
    cellBase,
    {
      "@media": {
        [from("medium")]: { textAlign: "end" },
        // A number says nothing without its head; words do.
        [phone]: {
          selectors: {
            "&[data-head]::before": {
              content: "attr(data-head)",
              marginInlineEnd: vars.space[4],
              color: vars.colour.muted,
              fontSize: vars.fontSize[13],
            },
          },
        },
      },
    },
  ],
});
export const growing = style({
  "@media": {
    [from("medium")]: {
      width: "100%",
      maxWidth: 0,
      minWidth: 140,
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    [phone]: { flex: "0 1 auto", maxWidth: "60%" },
  },
});
export const onCard = styleVariants({
  line: { "@media": { [phone]: { flex: "1 0 100%", maxWidth: "100%" } } },
  none: { "@media": { [phone]: { display: "none" } } },
  // Keeps to the line that it is on, and takes what is left of it.
  short: { "@media": { [phone]: { flex: "1 1 72px" } } },
  last: { "@media": { [phone]: { order: 1 } } },
  lastLine: { "@media": { [phone]: { order: 1, flex: "1 0 100%", maxWidth: "100%" } } },
  bare: { "@media": { [phone]: { selectors: { "&[data-head]::before": { content: "none" } } } } },
});
/** Stays in sight where the columns are wider than the screen, and says whose row it is. */
const staying = { position: "sticky", zIndex: vars.layer.above, background: "inherit" } as const;
export const first = style({
  fontWeight: vars.weight.strong,
  "@media": {
    [from("medium")]: { ...staying, insetInlineStart: 0 },
    [phone]: { flex: "0 0 auto" },
  },
});
export const afterBox = style({ "@media": { [from("medium")]: { insetInlineStart: 44 } } });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  // Focus brings it into sight from under the head that stays.
  scrollMarginBlock: 48,
  textDecoration: "none",
  color: vars.colour.accent,
  "@media": {
    [hoverable]: { ":hover": { textDecoration: "underline" } },
    // The whole card leads there; boxes and links in it lie above.
    [phone]: { selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } } },
  },
});
globalStyle(`${row} > td :is(a, button)`, {
  "@media": { [phone]: { position: "relative", zIndex: vars.layer.above } },
});
export const boxCell = style([
  cellBase,
  {
    width: 44,
    paddingInline: vars.space[4],
    "@media": {
      [from("medium")]: { ...staying, insetInlineStart: 0 },
      [phone]: { position: "absolute", zIndex: vars.layer.above, top: vars.space[4], right: vars.space[4] },
    },
  },
]);
/** The box stands at the row's end, over nothing. */
globalStyle(`${row}:has(> ${boxCell})`, { "@media": { [phone]: { paddingInlineEnd: 52 } } });
export const waiting = style([cellBase, { "@media": { [phone]: { flex: "1 0 100%" } } }]);
