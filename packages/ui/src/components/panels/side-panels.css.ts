import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

/** One height for all panels, so that nothing jumps from one to the next. */
export const frame = style({ position: "relative", minHeight: 408 });
export const column = style({
  width: vars.size.sidebar,
  paddingBlock: vars.space[24],
  paddingInlineEnd: vars.space[24],
});
export const entry = style({
  display: "flex",
  alignItems: "center",
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  marginInlineStart: `-${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.fontSize[17],
  textAlign: "start",
  selectors: { "&[data-state=open]": { background: vars.colour.sunken, fontWeight: vars.weight.medium } },
});
export const toned = styleVariants({ critical: [entry, { color: vars.colour.critical }] });
export const panel = style({
  position: "absolute",
  inset: `0 0 0 ${vars.size.sidebar}`,
  overflowY: "auto",
  padding: `${vars.space[24]} 0 ${vars.space[24]} ${vars.space[32]}`,
  borderInlineStart: `${vars.size.hairline} solid ${vars.colour.line}`,
});
