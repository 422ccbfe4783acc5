import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": { [from("large")]: { paddingBlock: `${vars.space[48]} ${vars.space[96]}` } },
});
export const intro = style({ color: vars.colour.muted });
export const lines = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const ways = style({ display: "grid", gap: vars.space[12] });
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const passOn = style({
  display: "grid",
  gap: vars.space[8],
  maxWidth: vars.size.form,
  paddingTop: vars.space[24],
});
export const passOnTitle = style({ fontSize: vars.fontSize[20] });
