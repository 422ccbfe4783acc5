import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });
export const scenes = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const fittings = style({ display: "grid" });
export const fitting = style({
  display: "grid",
  paddingBlock: vars.space[8],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
/** The switch beside it shows the same word, and is named by it. */
export const legend = style({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const toggle = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  minHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});
export const sliders = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(170px, 1fr))",
  gap: `${vars.space[4]} ${vars.space[24]}`,
});
export const slider = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
export const value = style({ fontSize: vars.fontSize[15], color: vars.colour.ink });
const line = style({ gridColumn: "1 / -1", display: "block" });
/** From candle to overcast sky: light itself, the one thing that may be a gradient. */
const colourOfLight = "linear-gradient(to right, #ffb46b, #ffd7ae 30%, #fff4e8 62%, #e3ecff)";
export const track = styleVariants({
  plain: [line],
  colour: [line, { vars: { "--track": colourOfLight } }],
});
export const sold = style({ gridColumn: "1 / -1", fontSize: vars.fontSize[13], color: vars.colour.caution });
