import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gap: vars.space[24], alignContent: "start" });
export const ways = style({ display: "grid", gap: vars.space[12] });
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[12],
  fontWeight: vars.weight.strong,
});
export const others = style({ display: "grid", gap: vars.space[12] });
/** Display letters are set for larger sizes: this small, their words run together. */
export const title = style({
  fontFamily: vars.fontFamily.body,
  fontSize: vars.fontSize[17],
  letterSpacing: "normal",
  fontWeight: vars.weight.strong,
});
export const other = style({
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
});
export const picture = style({
  width: 72,
  height: 72,
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const price = style({ fontWeight: vars.weight.medium });
