import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });
export const title = style({ fontSize: vars.fontSize[20] });
export const picture = style({
  display: "block",
  width: 48,
  height: 48,
  overflow: "hidden",
  borderRadius: vars.radius.small,
  background: vars.colour.sunken,
});
export const product = style({ display: "grid", lineHeight: vars.lineHeight.snug });
export const sku = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
