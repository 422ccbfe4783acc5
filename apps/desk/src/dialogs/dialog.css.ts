import { vars } from "@precise/ui/styles/theme.css";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const fromLeft = keyframes({ from: { transform: "translateX(-100%)" } });
const fromRight = keyframes({ from: { transform: "translateX(100%)" } });

const base = style({
  padding: 0,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  background: vars.colour.raised,
  color: vars.colour.ink,
  boxShadow: vars.shadow.raised,
  overflow: "hidden",
  "::backdrop": { background: vars.colour.scrim },
});
const middle = style({
  margin: "auto",
  maxHeight: "min(720px, calc(100dvh - 32px))",
  borderRadius: vars.radius.large,
  animation: `${rise} ${vars.motion.calm}`,
  selectors: { "&[open]": { display: "flex" } },
});
const side = style({
  margin: 0,
  height: "100dvh",
  maxHeight: "none",
  maxWidth: "92vw",
  borderBlock: 0,
  selectors: { "&[open]": { display: "flex" } },
});
export const dialog = styleVariants({
  form: [base, middle, { width: "min(560px, calc(100vw - 32px))", maxWidth: "none" }],
  wide: [base, middle, { width: "min(880px, calc(100vw - 32px))", maxWidth: "none" }],
  left: [
    base,
    side,
    { width: 264, insetInline: "0 auto", borderLeft: 0, animation: `${fromLeft} ${vars.motion.calm}` },
  ],
  right: [
    base,
    side,
    { width: 440, insetInline: "auto 0", borderRight: 0, animation: `${fromRight} ${vars.motion.calm}` },
  ],
});
export const frame = style({
  flex: 1,
  minWidth: 0,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} ${vars.space[24]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const title = style({ fontSize: vars.fontSize[17], minWidth: 0 });
export const close = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
});
export const body = style({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  padding: vars.space[24],
  overflowY: "auto",
  overscrollBehavior: "contain",
  "@media": { "(width < 600px)": { padding: vars.space[16] } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[24]}`,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  background: vars.colour.raised,
});
