import { noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const panel = style({ display: "grid", gap: vars.space[12] });
export const hint = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const ways = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
export const whatsApp = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[24],
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
});
export const onlyWithScripts = style({
  display: "contents",
  "@media": { [noScript]: { display: "none" } },
});
