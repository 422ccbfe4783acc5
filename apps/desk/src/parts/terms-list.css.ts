import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(104px, max-content) minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
});
export const row = style({ display: "contents" });
export const name = style({ color: vars.colour.muted });
export const text = style({ margin: 0, fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" });
