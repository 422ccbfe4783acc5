import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[32],
  maxWidth: vars.size.form,
});
export const items = style({ display: "grid", gap: vars.space[16] });
export const itemsTitle = style({ fontSize: vars.fontSize[20] });
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  padding: vars.space[16],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
export const itemName = style({
  fontSize: vars.fontSize[15],
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const acts = style({ display: "grid", gap: vars.space[12], justifyItems: "start" });
export const claims = style({ display: "grid", gap: vars.space[4] });
