import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[32],
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": { [from("large")]: { gap: vars.space[64], paddingBlock: `${vars.space[32]} ${vars.space[96]}` } },
});
export const head = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  textAlign: "center",
});
export const number = style({ fontSize: vars.fontSize[20] });
export const status = styleVariants({
  positive: { fontWeight: vars.weight.strong, color: vars.colour.positive },
  caution: { fontWeight: vars.weight.strong, color: vars.colour.caution },
  critical: { fontWeight: vars.weight.strong, color: vars.colour.critical },
});
export const progress = style({ width: "100%", maxWidth: "760px", paddingTop: vars.space[24] });
export const handle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
  "@media": { print: { display: "none" } },
});
export const muted = style({ color: vars.colour.muted });

export const parts = style({ display: "grid", gap: vars.space[48] });
export const part = style({ display: "grid", gap: vars.space[8], alignContent: "start" });
export const partTitle = style({ fontSize: vars.fontSize[20] });
export const steps = style({ display: "grid", gap: vars.space[8], paddingInlineStart: vars.space[24] });
export const facts = style({
  display: "grid",
  gap: vars.space[32],
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const note = style({ whiteSpace: "pre-line" });

export const accountForm = style({ display: "grid", gap: vars.space[16], maxWidth: vars.size.form });
export const accountActs = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12] });
export const pay = style({
  display: "grid",
  gap: vars.space[24],
  maxWidth: vars.size.textMeasure,
  paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
});

export const trackForm = style({ display: "grid", gap: vars.space[24], maxWidth: vars.size.form });
export const trackPage = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
  "@media": { [from("large")]: { paddingBlock: `${vars.space[48]} ${vars.space[96]}` } },
});
export const intro = style({ color: vars.colour.muted, maxWidth: vars.size.form });
export const where = style({
  display: "grid",
  gap: vars.space[12],
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.large,
});
export const whereList = style({
  display: "grid",
  gap: vars.space[4],
  paddingInlineStart: vars.space[16],
});
export const recent = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.form });
export const recentOrder = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `0 ${vars.space[16]}`,
  minHeight: vars.size.control,
  paddingBlock: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
  textDecoration: "none",
});
export const fee = style({
  display: "grid",
  gap: vars.space[24],
  maxWidth: vars.size.form,
  paddingBlock: `${vars.space[32]} ${vars.space[96]}`,
});
