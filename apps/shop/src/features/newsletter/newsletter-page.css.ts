import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[16],
  maxWidth: vars.size.form,
  paddingBlock: vars.space[48],
});
export const text = style({ color: vars.colour.muted, fontSize: vars.fontSize[17] });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });
