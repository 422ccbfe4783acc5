import { hoverable, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const tabs = style({
  flex: "0 1 auto",
  display: "flex",
  gap: vars.space[16],
  minWidth: 0,
  overflowX: "auto",
  scrollbarWidth: "none",
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 40,
  borderBottom: `${vars.size.ring} solid transparent`,
  color: vars.colour.muted,
  textDecoration: "none",
  whiteSpace: "nowrap",
  outlineOffset: "-2px",
  selectors: {
    "&[aria-current=page]": {
      color: vars.colour.ink,
      fontWeight: vars.weight.medium,
      borderBottomColor: vars.colour.accent,
    },
  },
  "@media": {
    [hoverable]: { ":hover": { color: vars.colour.ink } },
    [touch]: { minHeight: vars.size.touch },
  },
});
export const count = style({
  paddingInline: 6,
  borderRadius: vars.radius.pill,
  background: vars.colour.sunken,
  color: vars.colour.ink,
  fontSize: vars.fontSize[13],
});
export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  width: "100%",
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.medium,
  textAlign: "start",
  textDecoration: "none",
  "@media": {
    [hoverable]: { ":hover": { background: vars.colour.sunken } },
    [touch]: { minHeight: vars.size.touch },
  },
});
