import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  placeItems: "center",
  minHeight: "100dvh",
  padding: vars.space[16],
});
export const lights = style({ position: "fixed", top: vars.space[8], right: vars.space[16] });
export const card = style({ display: "grid", gap: vars.space[24], width: "min(360px, 100%)" });
export const wordmark = style({ fontWeight: vars.weight.medium });
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
