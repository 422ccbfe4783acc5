import { below, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const picture = style({
  display: "block",
  width: 48,
  height: 48,
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
});
/** Picture and words beside each other, at every width. */
export const lead = style({
  display: "grid",
  gridTemplateColumns: "48px minmax(0, 1fr)",
  gap: vars.space[16],
  alignItems: "center",
});
export const product = style({ display: "grid", lineHeight: vars.lineHeight.snug });
export const sku = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const name = style({
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const facts = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const price = style({ fontWeight: vars.weight.strong, whiteSpace: "nowrap" });
export const quantity = style({
  display: "inline-block",
  width: "5rem",
  "@media": { [below("medium")]: { width: "100%" } },
});
