import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const figure = style({ display: "grid", gap: vars.space[12] });
export const caption = style({ fontWeight: vars.weight.strong });
export const legend = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[16]}` });
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const swatch = style({ flex: "none" });

export const drawing = style({ overflow: "visible" });
export const name = style({ fill: vars.colour.ink, fontSize: vars.fontSize[15] });
export const amount = style({ fill: vars.colour.ink, fontSize: vars.fontSize[15], fontWeight: 600 });
export const grid = style({ fill: vars.colour.accent });
/** Hatched, so that it is distinguished without its colour. */
export const ownGround = style({ fill: vars.colour.accentSoft });
export const ownLine = style({ stroke: vars.colour.accent, strokeWidth: 2 });
export const ownEdge = style({ fill: "none", stroke: vars.colour.accent, strokeWidth: 1 });
export const track = style({ fill: vars.colour.sunken });
