import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export { preview } from "../shop-preview.css.ts";

export const sheet = style({
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
  minWidth: 0,
  margin: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  background: vars.colour.page,
  color: vars.colour.ink,
  overflowWrap: "anywhere",
});
export const logo = style({
  height: "2.25rem",
  maxWidth: "100%",
  objectFit: "contain",
  objectPosition: "left center",
  justifySelf: "start",
});
export const name = style({
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[25],
  fontWeight: vars.weight.strong,
  textTransform: "lowercase",
});
export const heading = style({ fontFamily: vars.fontFamily.display, fontSize: vars.fontSize[20] });
export const link = style({ color: vars.colour.accent, textDecoration: "underline" });
export const soft = style({ padding: vars.space[8], borderRadius: vars.radius.small });
export const dot = style({
  display: "inline-block",
  width: "1em",
  height: "1em",
  marginInlineEnd: vars.space[8],
  verticalAlign: "-0.1em",
  borderRadius: vars.radius.small,
});
export const picker = style({
  width: vars.size.control,
  height: vars.size.control,
  padding: vars.space[4],
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
});
