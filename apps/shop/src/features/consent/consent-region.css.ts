import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Where people pay nothing is asked, unless they want to be. */
export const quiet = style({ display: "none" });
/** It sticks to the lower edge and has a place of its own at the page's end, so that it hides nothing for good. */
export const region = style({
  position: "sticky",
  bottom: 0,
  zIndex: vars.layer.header,
  pointerEvents: "none",
  "@media": { [from("medium")]: { padding: vars.space[16] } },
});
export const card = style({
  pointerEvents: "auto",
  display: "grid",
  gap: vars.space[12],
  maxWidth: vars.size.form,
  maxHeight: "70dvh",
  overflowY: "auto",
  padding: vars.space[16],
  background: vars.colour.raised,
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
  boxShadow: vars.shadow.raised,
  "@media": {
    [from("medium")]: {
      padding: vars.space[24],
      border: `${vars.size.hairline} solid ${vars.colour.line}`,
      borderRadius: vars.radius.large,
    },
  },
});
export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
});
export const title = style({ fontSize: vars.fontSize[20] });
export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  margin: `-${vars.space[8]}`,
});
export const text = style({ color: vars.colour.muted });
export const summary = style({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: vars.size.touch,
  textDecoration: "underline",
  textUnderlineOffset: 4,
});
export const purpose = style({
  display: "flex",
  alignItems: "start",
  gap: vars.space[12],
  minHeight: vars.size.touch,
  paddingBlock: vars.space[4],
  cursor: "pointer",
});
export const box = style({ marginTop: vars.space[2] });
export const purposeName = style({ display: "block", fontWeight: vars.weight.strong });
export const purposeText = style({
  display: "block",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  overflowWrap: "anywhere",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const save = style({ marginTop: vars.space[8] });
