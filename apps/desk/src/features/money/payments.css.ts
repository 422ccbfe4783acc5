import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const tabs = style({ display: "flex", gap: vars.space[4], overflowX: "auto" });
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[12],
  borderBottom: "2px solid transparent",
  color: vars.colour.muted,
  whiteSpace: "nowrap",
  textDecoration: "none",
  selectors: {
    "&[aria-current]": { borderBottomColor: vars.colour.accent, color: vars.colour.ink },
  },
});
export const figure = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const muted = style({ color: vars.colour.muted });
export const critical = style({ color: vars.colour.critical, fontWeight: vars.weight.medium });
export const acts = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[8] });
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start" });
export const partTitle = style({ fontSize: vars.fontSize[17] });
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});
export const reasons = style({ margin: 0, paddingInlineStart: vars.space[16], overflowWrap: "anywhere" });
export const candidates = style({ display: "grid", gap: vars.space[8] });
export const candidate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const narration = style({ overflowWrap: "anywhere", maxWidth: "60ch" });
export const form = style({ display: "grid", gap: vars.space[16], maxWidth: "720px" });
