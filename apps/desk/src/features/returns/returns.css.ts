import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)" } },
});
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start", minWidth: 0 });
export const partTitle = style({ fontSize: vars.fontSize[17] });
export const muted = style({ color: vars.colour.muted });
export const late = style({ color: vars.colour.critical, fontWeight: vars.weight.medium });
export const figure = style({ fontVariantNumeric: "tabular-nums" });
export const form = style({ display: "grid", gap: vars.space[16] });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
export const factName = style({ color: vars.colour.muted });
export const factText = style({ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" });
export const item = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBottom: `${vars.size.hairline} solid ${vars.colour.line}`,
});
export const sku = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
export const rows = style({ display: "grid", gap: vars.space[16] });
export const row = style({
  display: "grid",
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[12],
  border: `${vars.size.hairline} solid ${vars.colour.line}`,
  borderRadius: vars.radius.medium,
  minWidth: 0,
});
export const history = style({ display: "grid", gap: vars.space[8], paddingInlineStart: vars.space[16] });
