import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });
export const scenes = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const scene = style({
  minHeight: vars.size.touch,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.colour.raised,
  fontSize: vars.fontSize[15],
  selectors: { "&:hover": { borderColor: vars.colour.accent } },
});
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
export const switchBox = style({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  width: 48,
  height: 28,
  margin: 0,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  background: vars.colour.sunken,
  cursor: "pointer",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      top: 3,
      left: 3,
      width: 20,
      height: 20,
      borderRadius: vars.radius.pill,
      background: vars.colour.edge,
      transition: `translate ${vars.motion.quick}`,
    },
    "&:checked": { background: vars.colour.accent, borderColor: vars.colour.accent },
    "&:checked::after": { translate: "20px 0", background: vars.colour.onAccent },
  },
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
const track = style({
  gridColumn: "1 / -1",
  width: "100%",
  height: vars.size.touch,
  margin: "-6px 0",
  accentColor: vars.colour.accent,
  cursor: "pointer",
});
const thumb = {
  appearance: "none",
  width: 24,
  height: 24,
  marginTop: -9,
  borderRadius: vars.radius.pill,
  border: `${vars.size.ring} solid ${vars.colour.raised}`,
  background: vars.colour.ink,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
} as const;
/** From candle to overcast sky: light itself, the one thing that may be a gradient. */
const colourOfLight = "linear-gradient(to right, #ffb46b, #ffd7ae 30%, #fff4e8 62%, #e3ecff)";
export const range = styleVariants({
  plain: [track, {}],
  colour: [
    track,
    {
      appearance: "none",
      background: "none",
      selectors: {
        "&::-webkit-slider-runnable-track": {
          height: 6,
          borderRadius: vars.radius.pill,
          background: colourOfLight,
          boxShadow: `0 0 0 1px ${vars.colour.edge}`,
        },
        "&::-moz-range-track": {
          height: 6,
          borderRadius: vars.radius.pill,
          background: colourOfLight,
          boxShadow: `0 0 0 1px ${vars.colour.edge}`,
        },
        "&::-webkit-slider-thumb": thumb,
        "&::-moz-range-thumb": { ...thumb, marginTop: 0 },
      },
    },
  ],
});
export const sold = style({ gridColumn: "1 / -1", fontSize: vars.fontSize[13], color: vars.colour.caution });
