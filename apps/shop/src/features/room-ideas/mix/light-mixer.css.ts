import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** Over the room's picture, whose place it is in. */
export const picture = style({ position: "absolute", inset: 0 });
const surface = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  transition: `opacity ${vars.motion.calm}`,
});
export const canvas = styleVariants({
  lit: [surface, { opacity: 1 }],
  waiting: [surface, { opacity: 0 }],
});
export const panel = style({
  gridArea: "panel",
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const title = style({ fontSize: vars.fontSize[25] });
export const lamp = style({
  position: "absolute",
  width: vars.size.touch,
  height: vars.size.touch,
  display: "grid",
  placeItems: "center",
  translate: "-50% -50%",
  borderRadius: vars.radius.pill,
});
const mark = style({
  width: 16,
  height: 16,
  borderRadius: vars.radius.pill,
  border: `${vars.size.ring} solid #ffffff`,
  boxShadow: "0 0 0 1px #00000066",
  transition: `background ${vars.motion.quick}, opacity ${vars.motion.calm}`,
  // While the panel's controls are used, the light is looked at: its mark would lie over it.
  selectors: { [`[data-mixing] ${lamp}:not(:focus-visible) &`]: { opacity: 0 } },
});
export const dot = styleVariants({
  on: [mark, { background: vars.colour.glow }],
  off: [mark, { background: "#00000066" }],
});
export const note = style({
  position: "absolute",
  insetInline: vars.space[12],
  bottom: vars.space[12],
  width: "fit-content",
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
  fontSize: vars.fontSize[15],
});
