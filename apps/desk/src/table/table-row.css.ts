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
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: `${vars.space[8]} ${vars.space[16]}`,
      padding: `${vars.space[12]} ${vars.space[16]}`,
      borderBottom: line,
      // Those in sight at first are laid out at once: the end of a short list stays where it is.
      selectors: { "&:nth-child(n + 9)": { contentVisibility: "auto", containIntrinsicSize: "auto 120px" } },
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
      height: "auto",
      padding: 0,
      border: 0,
      whiteSpace: "normal",
      selectors: {
        "[data-density=roomy] &": { height: "auto", paddingInline: 0 },
        "&:empty": { display: "none" },
        "&[data-head]::before": {
          content: "attr(data-head)",
          display: "block",
          color: vars.colour.muted,
          fontSize: vars.fontSize[13],
        },
      },
    },
  },
});
export const cell = styleVariants({
  start: [cellBase],
  end: [cellBase, { "@media": { [from("medium")]: { textAlign: "end" } } }],
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
  },
});
export const onCard = styleVariants({
  line: { "@media": { [phone]: { gridColumn: "1 / -1" } } },
  none: { "@media": { [phone]: { display: "none" } } },
});
/** Stays in sight where the columns are wider than the screen, and says whose row it is. */
const staying = { position: "sticky", zIndex: vars.layer.above, background: "inherit" } as const;
export const first = style({
  fontWeight: vars.weight.strong,
  "@media": {
    [from("medium")]: { ...staying, insetInlineStart: 0 },
    [phone]: { gridColumn: "1 / -1", paddingInlineEnd: vars.space[48] },
  },
});
export const afterBox = style({ "@media": { [from("medium")]: { insetInlineStart: 44 } } });
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 32,
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
export const waiting = style([cellBase, { "@media": { [phone]: { gridColumn: "1 / -1" } } }]);
