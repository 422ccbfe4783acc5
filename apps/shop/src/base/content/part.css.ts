import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Numbered steps in a row: what happens, one after the other. */
export const steps = style({
  display: "grid",
  gap: vars.space[24],
  counterReset: "step",
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))", gap: vars.space[32] },
  },
});
export const step = style({
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
  paddingTop: vars.space[16],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  counterIncrement: "step",
  "::before": {
    content: "counter(step)",
    color: vars.colour.accent,
    fontFamily: vars.fontFamily.display,
    fontSize: vars.fontSize[31],
    lineHeight: vars.lineHeight.display,
  },
});
export const stepTitle = style({ fontSize: vars.fontSize[20] });
export const muted = style({ color: vars.colour.muted });

/** Few large figures with what they count. */
export const figures = style({
  display: "grid",
  gap: vars.space[24],
  gridTemplateColumns: "repeat(auto-fit, minmax(140px, 1fr))",
  paddingBlock: vars.space[24],
  borderBlock: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  // At the top, however many lines each says.
  justifyContent: "flex-end",
  gap: vars.space[4],
});
export const figureValue = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[39],
  lineHeight: vars.lineHeight.display,
});
