import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

/** What the chart is drawn with is read off these: text, lines and bars. */
export const chart = style({
  color: vars.colour.muted,
  accentColor: vars.colour.accent,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  overflow: "hidden",
});
globalStyle(`${chart} .u-cursor-x`, { borderColor: vars.colour.edge });
export const reading = style({
  minHeight: "1.5em",
  color: vars.colour.ink,
  fontVariantNumeric: "tabular-nums",
});
