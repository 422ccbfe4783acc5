import { below, tall } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const height = "72px";
/** Wider screens have the form in view; on low ones, such as a page zoomed to 400 %, the bar would hide the product. */
const hasRoom = `${below("large")} and ${tall}`;
const rise = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });

export const bar = style({
  display: "none",
  position: "fixed",
  inset: "auto 0 0 0",
  zIndex: vars.layer.bar,
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: height,
  padding: `${vars.space[8]} ${vars.space[16]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
  background: vars.colour.page,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  animation: `${rise} ${vars.motion.calm}`,
  "@media": { [hasRoom]: { selectors: { "&:not([hidden])": { display: "grid" } } } },
});
/** A page that may show the bar ends above it, and what takes the focus there is scrolled to where the bar is not. */
export const hasBar = style({});
globalStyle(`:root:has(${hasBar})`, {
  vars: { "--bar-height": "0px" },
  "@media": { [hasRoom]: { vars: { "--bar-height": height }, scrollPaddingBottom: height } },
});
globalStyle(`body:has(${hasBar})`, { paddingBottom: "var(--bar-height)" });

export const what = style({ minWidth: 0, lineHeight: vars.lineHeight.snug });
export const name = style({
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
export const price = style({ fontSize: vars.fontSize[17], fontWeight: vars.weight.strong });
