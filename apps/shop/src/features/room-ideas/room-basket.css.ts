import { hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const basket = style({ display: "grid", gap: vars.space[16] });
export const title = style({ fontSize: vars.fontSize[25] });
export const lines = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
  paddingBlock: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  scrollMarginTop: vars.space[96],
  // Where a mark in the picture leads to.
  selectors: { "&:target": { background: vars.colour.accentSoft } },
});
export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: vars.size.touch,
  cursor: "pointer",
});
export const picture = style({
  display: "block",
  position: "relative",
  width: 56,
  height: 56,
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const words = style({ display: "grid", minWidth: 0 });
export const name = style({
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  paddingBlock: vars.space[4],
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const price = style({ fontWeight: vars.weight.strong, whiteSpace: "nowrap" });
