import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[24],
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
  "@media": { [from("large")]: { gap: vars.space[32] } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[16]}`,
});
/** A number is never broken at its hyphen. */
export const whole = style({ whiteSpace: "nowrap" });
export const status = style({ fontWeight: vars.weight.strong });
export const search = style({ maxWidth: vars.size.form });
export const number = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
});
export const parts = style({ display: "grid", gap: vars.space[32] });
export const part = style({ display: "grid", gap: vars.space[8], alignContent: "start" });
export const partTitle = style({ fontSize: vars.fontSize[20] });
export const facts = style({
  display: "grid",
  gap: vars.space[24],
  "@media": { [from("medium")]: { gridTemplateColumns: "1fr 1fr" } },
});
export const lines = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const muted = style({ color: vars.colour.muted });
export const acts = style({ display: "grid", gap: vars.space[4] });
export const act = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontWeight: vars.weight.medium,
  textDecoration: "underline",
});
export const changes = style({ display: "grid", gap: vars.space[8], maxWidth: vars.size.textMeasure });
