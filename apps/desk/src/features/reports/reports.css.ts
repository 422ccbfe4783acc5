import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const range = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: vars.space[12] });
export const dayField = style({ width: "170px", maxWidth: "100%" });
export const presets = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[12],
  paddingBlock: vars.space[8],
});
export const choice = style({
  selectors: { "&[aria-current]": { fontWeight: vars.weight.strong, textDecoration: "none" } },
});
export const part = style({
  display: "grid",
  // A chart is as wide as it was drawn: it may not keep a screen wide that was made narrower.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  alignContent: "start",
});
export const sums = style({ display: "flex", flexWrap: "wrap", gap: vars.space[24], margin: 0 });
export const sumText = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
