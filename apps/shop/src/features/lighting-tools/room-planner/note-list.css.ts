import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const notes = style({ display: "grid", gap: vars.space[4] });
export const note = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `3px solid ${vars.colour.caution}`,
});
