import { below, from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[15],
  textDecoration: "none",
  whiteSpace: "nowrap",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
/** On narrower desktops these are in the menu and on the account page. */
export const buying = style({ display: "flex", "@media": { [below("large")]: { display: "none" } } });
export const person = style({
  display: "grid",
  alignContent: "center",
  minHeight: vars.size.touch,
  maxWidth: "11rem",
  paddingInline: vars.space[8],
  marginInlineStart: vars.space[8],
  borderInlineStart: `${vars.size.hairline} solid ${vars.colour.line}`,
  lineHeight: vars.lineHeight.snug,
  textDecoration: "none",
  // A company's name is longer than a person's.
  "@media": { [from("wide")]: { maxWidth: "16rem" } },
});
const oneLine = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const name = style([oneLine, { fontSize: vars.fontSize[15], fontWeight: vars.weight.strong }]);
export const company = style([oneLine, { fontSize: vars.fontSize[13], color: vars.colour.muted }]);
