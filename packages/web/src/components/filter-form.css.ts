import { below, from, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const beside = from("large");

/** A popover: a sheet from below on phones. On wide screens it is always there, in the flow, in its column. */
export const form = style({
  padding: 0,
  color: vars.colour.ink,
  "@media": {
    [below("large")]: {
      position: "fixed",
      inset: "auto 0 0 0",
      width: "auto",
      maxWidth: "none",
      maxHeight: "86dvh",
      margin: 0,
      overflow: "auto",
      overscrollBehavior: "contain",
      background: vars.colour.raised,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      boxShadow: vars.shadow.raised,
      selectors: { "&::backdrop": { background: vars.colour.scrim } },
    },
    [beside]: {
      display: "block",
      position: "sticky",
      inset: "auto",
      top: 96,
      width: "auto",
      height: "auto",
      maxHeight: "calc(100dvh - 112px)",
      margin: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: "none",
      paddingInlineEnd: vars.space[8],
      scrollbarWidth: "thin",
    },
  },
});

export const head = style({
  position: "sticky",
  top: 0,
  zIndex: vars.layer.above,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  background: vars.colour.raised,
  borderBottom: `1px solid ${vars.colour.line}`,
  "@media": { [beside]: { display: "none" } },
});
export const title = style({ fontSize: vars.fontSize[20] });
export const close = style({
  width: vars.size.touch,
  height: vars.size.touch,
  fontSize: vars.fontSize[25],
  lineHeight: 1,
});

export const groups = style({ "@media": { [below("large")]: { paddingInline: vars.space[16] } } });
export const group = style({
  borderBottom: `1px solid ${vars.colour.line}`,
  paddingBottom: vars.space[4],
  selectors: { "&[open]": { paddingBottom: vars.space[16] } },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.control,
  fontWeight: 600,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&::after": {
      content: '""',
      width: 8,
      height: 8,
      marginInlineEnd: vars.space[4],
      borderRight: "2px solid currentColor",
      borderBottom: "2px solid currentColor",
      transform: "rotate(45deg) translate(-2px, -2px)",
    },
  },
});
globalStyle(`${group}[open] > ${summary}::after`, { transform: "rotate(225deg) translate(-2px, -2px)" });

export const more = style({});
export const moreSummary = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.colour.muted,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
globalStyle(`${more}[open] > ${moreSummary}`, { display: "none" });

/** On wide screens a change shows at once; the button is for phones and for browsers without JavaScript. */
export const foot = style({
  position: "sticky",
  bottom: 0,
  padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
  background: vars.colour.raised,
  borderTop: `1px solid ${vars.colour.line}`,
  "@media": {
    [beside]: { display: "none" },
    [`${beside} and ${noScript}`]: {
      display: "block",
      position: "static",
      paddingInline: 0,
      border: 0,
      background: "none",
    },
  },
});

// The page behind the sheet stays where it is.
globalStyle(`:root:has(${form}:popover-open)`, { "@media": { [below("large")]: { overflow: "hidden" } } });

const run = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

/** A line across the top while products are on their way; the old ones step back as long. */
export const pending = style({
  position: "fixed",
  inset: "0 0 auto 0",
  height: 3,
  zIndex: vars.layer.toast,
  background: vars.colour.accent,
  transformOrigin: "left",
  animation: `${run} 2s cubic-bezier(0.1, 0.7, 0.1, 1) 120ms both`,
});
