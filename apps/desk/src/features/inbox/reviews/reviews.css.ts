import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)" } },
});
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start", minWidth: 0 });
export const parts = style({ display: "grid", gap: vars.space[24], alignContent: "start", minWidth: 0 });
export const partTitle = style({ fontSize: vars.fontSize[17] });
export const text = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  maxWidth: vars.size.textMeasure,
  fontSize: vars.fontSize[17],
});
export const form = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.textMeasure });
export const waiting = style({ fontWeight: vars.weight.strong });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
export const factName = style({ color: vars.colour.muted });
export const factText = style({ margin: 0, overflowWrap: "anywhere" });
