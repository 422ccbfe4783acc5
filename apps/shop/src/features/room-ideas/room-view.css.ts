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
export const tips = style({
  display: "grid",
  gap: vars.space[24],
  counterReset: "tip",
  "@media": { [from("large")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const tip = style({
  counterIncrement: "tip",
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
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
