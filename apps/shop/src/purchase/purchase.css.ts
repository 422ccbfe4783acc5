import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space[4] });

/** Lines above figures. */
export const summary = style({ display: "grid", gap: vars.space[24] });
export const orderLines = style({ display: "grid", gap: vars.space[16] });
export const orderLine = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
});
export const orderPicture = style({
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const orderAmount = style({ fontWeight: vars.weight.strong, textAlign: "end" });
