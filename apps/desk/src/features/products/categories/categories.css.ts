import { below } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const tree = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  background: vars.colour.raised,
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
});
const rowBase = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minHeight: 44,
  padding: `${vars.space[4]} ${vars.space[16]}`,
  selectors: { "& + &": { borderTop: `${vars.size.hairline} solid ${vars.colour.line}` } },
});
/** By how many stand above it. */
export const row = styleVariants({
  0: [rowBase, { background: vars.colour.sunken, fontWeight: vars.weight.strong }],
  1: [rowBase, { paddingInlineStart: vars.space[32] }],
  2: [rowBase, { paddingInlineStart: vars.space[48] }],
});
export const picture = style({
  width: 32,
  height: 32,
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
});
export const noPicture = style([picture, { border: `${vars.size.hairline} dashed ${vars.colour.edge}` }]);
export const name = style({ minWidth: 0, overflowWrap: "anywhere" });
/** On phones close enough to stay in one line. */
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  marginInlineStart: "auto",
  "@media": { [below("medium")]: { gap: 0 } },
});
export const plain = style({ fontWeight: vars.weight.regular });
/** As wide as the button that a fixed category has not: the columns of buttons line up. */
export const noButton = style({ width: 44 });
