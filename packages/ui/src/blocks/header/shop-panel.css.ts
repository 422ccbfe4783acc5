import { style } from "@vanilla-extract/css";
import { from, hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 240px",
  gap: vars.space[32],
  "@media": { [from("wide")]: { gridTemplateColumns: "minmax(0, 1fr) 300px" } },
});
export const links = style({ columns: 2, columnGap: vars.space[24] });
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  breakInside: "avoid",
  fontSize: vars.fontSize[15],
  textDecoration: "none",
  "@media": {
    [hoverable]: { ":hover": { textDecoration: "underline", textDecorationColor: vars.colour.accent } },
  },
});
export const all = style([link, { fontWeight: vars.weight.strong }]);
export const aside = style({ display: "grid", gap: vars.space[8], alignContent: "start" });
export const picture = style({
  width: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const shopAll = style([
  link,
  { fontWeight: vars.weight.medium, textDecoration: "underline", textDecorationColor: vars.colour.accent },
]);
export const more = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: `calc(${vars.size.touch} + 2 * ${vars.space[16]} + ${vars.size.hairline})`,
  paddingBlock: vars.space[16],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const title = style({ marginInlineEnd: vars.space[8], color: vars.colour.muted });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[15],
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { borderColor: vars.colour.accent } } },
});
