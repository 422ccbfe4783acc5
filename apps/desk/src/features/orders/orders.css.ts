import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** A small word beside a name. */
export const mark = style({
  marginInlineStart: vars.space[8],
  padding: `0 ${vars.space[4]}`,
  border: `1px solid ${vars.colour.line}`,
  borderRadius: vars.radius.small,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const refused = style({ display: "grid", gap: vars.space[4], fontSize: vars.fontSize[15] });
