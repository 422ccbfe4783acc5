import { below, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[16]}`,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  background: vars.colour.page,
  "@media": { [besideNavigation]: { padding: `${vars.space[4]} ${vars.space[24]}` } },
});
export const menu = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  marginInlineStart: "-12px",
  "@media": { [besideNavigation]: { display: "none" } },
});
export const find = style({
  flex: "0 1 320px",
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 36,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.medium,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  background: vars.colour.raised,
  color: vars.colour.muted,
  textAlign: "start",
  "@media": { [touch]: { minHeight: vars.size.touch } },
});
export const key = style({ marginInlineStart: "auto", "@media": { [below("medium")]: { display: "none" } } });
export const end = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginInlineStart: "auto",
});
