import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { besideNavigation } from "#desk/styles/media.ts";

/** Orders and notes on the left, who it is on the right; on phones who it is comes first. */
export const columns = style({
  display: "grid",
  gap: vars.space[32],
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [besideNavigation]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 400px)" } },
});
export const side = style({
  display: "grid",
  gap: vars.space[32],
  minWidth: 0,
  "@media": { [besideNavigation]: { gridColumn: 2, gridRow: 1 } },
});
export const main = style({ display: "grid", gap: vars.space[32], minWidth: 0 });
export const mark = style({
  marginInlineStart: vars.space[8],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8], alignItems: "baseline" });
export const list = style({ display: "grid", gap: vars.space[12], margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gap: vars.space[2],
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.colour.line}`,
  overflowWrap: "anywhere",
});
export const text = style({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const form = style({ display: "grid", gap: vars.space[8] });
export const keeps = style({ margin: 0, paddingInlineStart: vars.space[16] });
