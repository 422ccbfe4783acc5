import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** As wide as pictures and facts together. */
export const section = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { [from("large")]: { gridColumn: "1 / -1" } },
});
export const figures = style({
  display: "grid",
  gap: vars.space[24],
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 230px), 1fr))",
});
export const figure = style({
  paddingTop: vars.space[12],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const value = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[25],
});
export const quiet = style({ color: vars.colour.muted, fontSize: vars.fontSize[15] });
/** As tall as a finger. */
export const more = style([quiet, { paddingBlock: vars.space[12], textDecoration: "underline" }]);
export const links = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[24] });
export const link = style({ paddingBlock: vars.space[12] });
export const advice = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
