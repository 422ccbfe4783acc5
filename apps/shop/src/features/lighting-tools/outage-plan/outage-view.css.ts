import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[48] });
export const products = style({
  display: "grid",
  gap: vars.space[32],
  "@media": { print: { display: "none" } },
});
export const list = style({ display: "grid", gap: vars.space[8] });
