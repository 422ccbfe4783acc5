import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: vars.space[24], paddingBlock: vars.space[24] });
export const picture = style({
  display: "block",
  maxWidth: 240,
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
export const way = style({ paddingBlock: vars.space[12] });
export const adding = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  paddingBottom: vars.space[24],
});
export const form = style({
  display: "grid",
  gap: vars.space[12],
  maxWidth: vars.size.form,
  paddingTop: vars.space[12],
});
