import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const basket = style({
  display: "grid",
  gap: vars.space[8],
  paddingTop: vars.space[16],
  borderTop: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const figures = style({ fontSize: vars.fontSize[20], fontWeight: vars.weight.strong });
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
