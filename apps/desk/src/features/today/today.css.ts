import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

const line = `${vars.size.hairline} solid ${vars.colour.line}`;

export const list = style({
  maxWidth: 720,
  background: vars.colour.raised,
  border: line,
  borderRadius: vars.radius.medium,
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "36px minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  textDecoration: "none",
  selectors: { "li + li > &": { borderTop: line } },
  "@media": { [below("medium")]: { gridTemplateColumns: "36px minmax(0, 1fr)", rowGap: 0 } },
});
export const link = style([
  row,
  { "@media": { [hoverable]: { ":hover": { background: vars.colour.sunken } } } },
]);
export const count = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: "end",
  selectors: { "&[data-alarm]": { color: vars.colour.critical } },
});
export const what = style({
  fontWeight: vars.weight.medium,
  selectors: { "&[data-alarm]": { color: vars.colour.critical } },
});
export const age = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  "@media": { [below("medium")]: { gridColumn: 2 } },
});
