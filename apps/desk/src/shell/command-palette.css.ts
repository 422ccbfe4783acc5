import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const input = style({
  width: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.page,
  fontSize: "1rem",
});
export const list = style({ display: "grid", gap: vars.space[2] });
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: 40,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.medium,
  cursor: "pointer",
  selectors: { "&[aria-selected=true]": { background: vars.colour.accentSoft } },
});
export const none = style({ color: vars.colour.muted, paddingInline: vars.space[12] });
/** Where a setting shows. */
export const about = style({ display: "block", color: vars.colour.muted, fontSize: vars.fontSize[13] });
