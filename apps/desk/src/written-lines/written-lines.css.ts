import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const search = style({ display: "grid", gap: vars.space[4], maxWidth: "560px" });
export const searchLabel = style({ fontWeight: vars.weight.medium });
export const muted = style({ color: vars.colour.muted, margin: 0 });
export const pieces = style({ display: "inline-block", width: "7ch" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) max-content",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
  fontVariantNumeric: "tabular-nums",
});
export const factValue = style({ margin: 0, textAlign: "end" });
/** What is wanted now and then: folded. */
export const agreed = style({ selectors: { "&[open]": { paddingBlockEnd: vars.space[8] } } });
export const agreedName = style({
  minHeight: vars.size.touch,
  paddingBlock: vars.space[12],
  color: vars.colour.muted,
  cursor: "pointer",
});
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1024px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 400px)" } },
});
/** A form, and what it does beside it. */
export const halves = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  "@media": { "(min-width: 1280px)": { gridTemplateColumns: "minmax(0, 480px) minmax(0, 1fr)" } },
});
export const pair = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { "(min-width: 480px)": { gridTemplateColumns: "1fr 1fr" } },
});
export const aside = style({
  display: "grid",
  gap: vars.space[16],
  "@media": { "(min-width: 1024px)": { position: "sticky", top: vars.space[16] } },
});
