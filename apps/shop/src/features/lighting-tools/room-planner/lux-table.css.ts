import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const details = style({ maxWidth: 520 });
export const summary = style({ lineHeight: vars.size.touch, cursor: "pointer" });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: vars.fontSize[13] });
// By the table: a class in each of its cells would be a tenth of the page's text.
globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[4],
  textAlign: "end",
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
globalStyle(`${table} th`, {
  color: vars.colour.muted,
  fontWeight: vars.weight.regular,
  whiteSpace: "nowrap",
});
export const ends = style({
  paddingTop: vars.space[8],
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
