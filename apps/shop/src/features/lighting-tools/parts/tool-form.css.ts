import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[16], alignContent: "start" });
export const submit = style({ paddingTop: vars.space[8] });

/** A group of fields with its own title. */
export const group = style({ display: "grid", gap: vars.space[16] });
export const legend = style({ fontWeight: vars.weight.strong, paddingBottom: vars.space[4] });
/** Short fields beside each other, as many as have room for a label on one line. */
export const row = style({
  display: "grid",
  gap: vars.space[12],
  gridTemplateColumns: "repeat(auto-fit, minmax(96px, 1fr))",
  alignItems: "start",
});
export const more = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const moreTitle = style({
  lineHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});
export const moreFields = style({ display: "grid", gap: vars.space[16], paddingBlock: vars.space[8] });
export const hint = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
