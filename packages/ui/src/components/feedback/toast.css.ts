import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const region = style({
  position: "fixed",
  zIndex: vars.layer.toast,
  insetInline: vars.space[16],
  // As tall as the screen, and filled from its foot: a region that grew would count as a page that moves.
  top: vars.space[16],
  alignContent: "end",
  // A bar at the foot of the screen says how tall it is.
  bottom: `calc(${vars.space[16]} + var(--bar-height, 0px))`,
  display: "grid",
  gap: vars.space[8],
  pointerEvents: "none",
  "@media": {
    [from("medium")]: {
      insetInline: "auto",
      right: vars.space[24],
      bottom: `calc(${vars.space[24]} + var(--bar-height, 0px))`,
      width: vars.size.sheet,
    },
  },
});
export const stack = style({ display: "grid", gap: vars.space[8] });
const base = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  alignItems: "start",
  padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[12]} ${vars.space[16]}`,
  background: vars.colour.raised,
  borderRadius: vars.radius.medium,
  // The hairline is what sets it off at night, when a shadow cannot be seen.
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderInlineStartWidth: 4,
  boxShadow: vars.shadow.raised,
  pointerEvents: "auto",
  animation: `${rise} ${vars.motion.calm}`,
});
export const toast = styleVariants({
  neutral: [base, { borderInlineStartColor: vars.colour.muted }],
  positive: [base, { borderInlineStartColor: vars.colour.positive }],
  caution: [base, { borderInlineStartColor: vars.colour.caution }],
  critical: [base, { borderInlineStartColor: vars.colour.critical }],
});
export const title = styleVariants({
  neutral: { color: vars.colour.ink, fontWeight: 600 },
  positive: { color: vars.colour.positive, fontWeight: 600 },
  caution: { color: vars.colour.caution, fontWeight: 600 },
  critical: { color: vars.colour.critical, fontWeight: 600 },
});
export const dismiss = style({
  width: vars.size.touch,
  height: vars.size.touch,
  marginBlock: "-8px",
  fontSize: vars.fontSize[20],
});
export const action = style({
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: 4,
  justifySelf: "start",
});
