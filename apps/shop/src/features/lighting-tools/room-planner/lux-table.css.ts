import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const details = style({ maxWidth: 520 });
export const summary = style({ lineHeight: vars.size.touch, cursor: "pointer" });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: vars.fontSize[13] });
const base = style({
  padding: `${vars.space[4]} ${vars.space[4]}`,
  textAlign: "end",
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const head = style([
  base,
  { color: vars.colour.muted, fontWeight: vars.weight.regular, whiteSpace: "nowrap" },
]);
export const cell = base;
export const ends = style({
  paddingTop: vars.space[8],
  fontSize: vars.fontSize[13],
  color: vars.colour.muted,
});
