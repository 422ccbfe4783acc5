import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 420px)" } },
});
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start" });
export const partTitle = style({ fontSize: vars.fontSize[17] });
export const muted = style({ color: vars.colour.muted });
export const caution = style({ color: vars.colour.caution, fontWeight: vars.weight.medium });
export const figure = style({ fontVariantNumeric: "tabular-nums" });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
/** First on a phone, at the side where there is room. */
export const beside = style({ "@media": { "(min-width: 1024px)": { order: 1 } } });
export const factName = style({ color: vars.colour.muted });
export const factText = style({ margin: 0, fontVariantNumeric: "tabular-nums" });
export const scan = style({ display: "grid", maxWidth: "360px" });
export const form = style({ display: "grid", gap: vars.space[16] });
export const came = style({ display: "inline-block", width: "10ch" });
export const narrow = style({ maxWidth: "240px" });
export const list = style({ margin: 0, paddingInlineStart: vars.space[24] });
export const tabs = style({ display: "flex", gap: vars.space[4], overflowX: "auto" });
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderBottom: "2px solid transparent",
  color: vars.colour.muted,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: { "&[aria-current]": { borderBottomColor: vars.colour.accent, color: vars.colour.ink } },
});
