import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** What does not fit stands over the figures: beside the lines on wide screens, under them on phones. */
export const beside = style({ display: "grid", gap: vars.space[24] });
export const part = style({
  display: "grid",
  gap: vars.space[16],
  padding: vars.space[16],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.large,
  "@media": { [from("medium")]: { padding: vars.space[24] } },
});
export const title = style({ fontSize: vars.fontSize[20] });
export const handle = style({
  minHeight: vars.size.touch,
  paddingBlock: vars.space[12],
  fontWeight: vars.weight.medium,
});
export const limits = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
