import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  alignContent: "start",
  // A guest's list is known only once scripts have read it: however long it is, the footer is below the screen before too.
  minHeight: "100dvh",
  paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
});
export const head = style({ display: "grid", gap: vars.space[8] });
export const muted = style({ color: vars.colour.muted });
export const lines = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const all = style({ maxWidth: vars.size.form });
export const share = style({ maxWidth: vars.size.form });
export const handle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
});
