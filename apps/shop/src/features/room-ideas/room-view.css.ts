import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingTop: vars.space[16] });
export const head = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const intro = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[17],
});
/** The room off and on, and beside it how to light it. */
export const lighting = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[32],
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: vars.space[48] },
  },
});
export const tips = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[16],
  counterReset: "tip",
});
export const tip = style({
  counterIncrement: "tip",
  display: "grid",
  gridTemplateColumns: `${vars.space[32]} minmax(0, 1fr)`,
  alignItems: "baseline",
  paddingTop: vars.space[12],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  selectors: {
    "&::before": {
      content: "counter(tip)",
      fontFamily: vars.fontFamily.display,
      fontSize: vars.fontSize[25],
      color: vars.colour.accent,
    },
  },
});
export const others = style({
  display: "grid",
  gap: `${vars.space[24]} ${vars.space[12]}`,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from("large")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space[24] } },
});
