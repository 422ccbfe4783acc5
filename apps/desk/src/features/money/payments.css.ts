import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const reasons = style({ margin: 0, paddingInlineStart: vars.space[16], overflowWrap: "anywhere" });
export const candidate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const narration = style({ overflowWrap: "anywhere", maxWidth: "60ch" });
