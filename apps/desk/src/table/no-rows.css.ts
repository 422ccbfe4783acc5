import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const place = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[16],
  padding: `${vars.space[32]} ${vars.space[16]}`,
});
export const title = style({ fontSize: vars.fontSize[17], fontWeight: vars.weight.medium });
