import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const prose = style({
  display: "grid",
  gap: vars.space[16],
  maxWidth: vars.size.textMeasure,
  fontSize: vars.fontSize[17],
  lineHeight: "1.6",
});
globalStyle(`${prose} > *`, { minWidth: 0 });
const title = style({ scrollMarginTop: vars.space[96] });
export const heading = styleVariants({
  2: [title, { marginTop: vars.space[32], selectors: { "&:first-child": { marginTop: 0 } } }],
  3: [title, { marginTop: vars.space[16], fontSize: vars.fontSize[20] }],
});
export const list = style({ display: "grid", gap: vars.space[8], paddingInlineStart: vars.space[24] });
/** What must not be overlooked. */
export const note = style({
  display: "grid",
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
export const rule = style({
  width: "100%",
});
