import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";
import { critical } from "#desk/styles/texts.css.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  alignContent: "start",
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
export const row = style({ display: "contents" });
export const name = style({ color: vars.colour.muted });
export const text = style({
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
export const bad = style([text, critical]);
