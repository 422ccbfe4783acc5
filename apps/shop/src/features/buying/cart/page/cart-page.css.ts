import { from, noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": { [from("large")]: { paddingBlock: `${vars.space[48]} ${vars.space[96]}` } },
});
export const heading = style({ outlineOffset: vars.space[4] });
export const lines = style({ borderTop: `${vars.size.hairline} solid ${vars.colour.line}` });
export const forms = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
/** A quiet button's own padding would set its words off from the line's other words. */
export const quietForms = style({ display: "flex", flexWrap: "wrap", marginInline: `-${vars.space[12]}` });
export const onlyWithoutScripts = style({ display: "none", "@media": { [noScript]: { display: "block" } } });
export const onlyWithScripts = style({ "@media": { [noScript]: { display: "none" } } });
export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[12],
});
export const inline = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });

export const saving = style({ display: "grid", gap: vars.space[12] });
export const saved = style({
  display: "grid",
  gap: vars.space[8],
  paddingTop: vars.space[32],
  maxWidth: "852px",
});
export const savedHint = style({ color: vars.colour.muted, paddingBottom: vars.space[8] });
export const shareLink = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  "@media": { print: { display: "none" } },
});
