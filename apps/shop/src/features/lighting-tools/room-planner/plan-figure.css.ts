import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  alignContent: "start",
});
export const drawing = style({
  width: "100%",
  maxWidth: 520,
  height: "auto",
  // Figures of a very narrow room stand over its edge.
  overflow: "visible",
});
export const floor = style({ fill: vars.colour.sunken });
export const wall = style({ fill: "none", stroke: vars.colour.ink, strokeWidth: 2 });
/** Dark on light and light on dark: it is seen on every step of the scale. */
export const fitting = style({ fill: "#ffffff", stroke: "#1c1915", strokeWidth: 1 });
export const blades = style({ fill: "none", stroke: "#1c1915", strokeWidth: 1.5, paintOrder: "stroke" });
export const clear = style({ fill: "#ffffff", fillOpacity: 0.55, stroke: "#1c1915", strokeDasharray: "4 3" });
export const dimension = style({ fill: "none", stroke: vars.colour.muted, strokeWidth: 1 });
export const text = style({ fill: vars.colour.ink, fontSize: 13 });
export const middleText = style([text, { textAnchor: "middle" }]);
export const caption = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const scale = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontSize: vars.fontSize[13],
});
export const step = style({ display: "inline-flex", alignItems: "center", gap: vars.space[4] });
export const swatch = style({
  width: 16,
  height: 16,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  printColorAdjust: "exact",
});

/** Of the section. */
export const beam = style({ fill: vars.colour.glow, fillOpacity: 0.3 });
export const plane = style({ stroke: vars.colour.accent, strokeWidth: 1.5, strokeDasharray: "5 4" });
export const thing = style({
  fill: "none",
  stroke: vars.colour.muted,
  strokeWidth: 2,
  strokeLinecap: "round",
});
export const cord = style({ stroke: vars.colour.muted, strokeWidth: 1 });
export const goesOn = style({ stroke: vars.colour.muted, strokeWidth: 1, strokeDasharray: "2 4" });
