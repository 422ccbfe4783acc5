import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
});
export const step = style({ display: "grid", gap: vars.space[24], alignContent: "start" });
export const title = style({ fontSize: vars.fontSize[31] });
export const group = style({ display: "grid", gap: vars.space[16] });
export const groupTitle = style({
  fontSize: vars.fontSize[20],
  fontFamily: vars.fontFamily.display,
  marginBottom: vars.space[12],
});
export const muted = style({ color: vars.colour.muted });
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  whiteSpace: "nowrap",
});
export const sites = style({ maxWidth: vars.size.form });
export const siteList = style({ display: "grid" });
export const site = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[16],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const parts = style({ display: "grid", maxWidth: vars.size.form });
export const part = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  "@media": { [from("medium")]: { gridTemplateColumns: "200px 1fr" } },
});
export const partLines = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
