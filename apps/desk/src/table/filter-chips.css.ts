import { touch } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: 28,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.pill,
  background: vars.colour.accentSoft,
  fontSize: vars.fontSize[13],
  "@media": { [touch]: { minHeight: vars.size.touch } },
});
