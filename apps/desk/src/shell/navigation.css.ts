import { hoverable, touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const navigation = style({
  display: "grid",
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[24]}`,
});
/** In the sheet, whose own padding it takes back: its rows go to the edge. */
export const menu = style({ display: "grid", gap: vars.space[16], margin: "-12px" });
export const name = style({
  padding: `${vars.space[4]} ${vars.space[12]}`,
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
});
export const wordmark = style({
  color: vars.colour.ink,
  fontFamily: vars.fontFamily.display,
  fontSize: vars.fontSize[20],
  fontWeight: vars.weight.medium,
  letterSpacing: vars.tracking.display,
});
export const groupName = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  width: "100%",
  minHeight: 32,
  padding: `0 ${vars.space[12]} 0 ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: "none",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  cursor: "pointer",
  "@media": {
    [hoverable]: { ":hover": { color: vars.colour.ink } },
    [touch]: { minHeight: vars.size.touch },
  },
});
export const group = style({
  display: "grid",
  gap: vars.space[2],
  selectors: { "&[hidden]": { display: "none" } },
});
export const count = style({
  marginInlineStart: "auto",
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontVariantNumeric: "tabular-nums",
});
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: 32,
  padding: `${vars.space[2]} ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  color: vars.colour.ink,
  textDecoration: "none",
  fontWeight: vars.weight.medium,
  selectors: {
    "&[aria-current=page]": { background: vars.colour.accentSoft, color: vars.colour.ink },
  },
  "@media": {
    [hoverable]: { ":hover": { background: vars.colour.page } },
    [touch]: { minHeight: vars.size.touch },
  },
});
