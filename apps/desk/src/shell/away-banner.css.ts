import { vars } from "@precise/ui/styles/theme.css";
import { globalStyle, style } from "@vanilla-extract/css";

export const banner = style({
  padding: `${vars.space[8]} ${vars.space[24]}`,
  background: vars.colour.accentSoft,
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
// Old figures look old; what is typed stays clear.
globalStyle("[data-away] table, [data-away] [data-from-api]", { opacity: 0.55 });
