import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const range = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[12],
  paddingBlock: vars.space[4],
});
export const end = style({ display: "grid", gap: vars.space[4], minWidth: 0 });
export const endLabel = style({ fontSize: vars.fontSize[13], color: vars.colour.muted });
export const error = style({
  gridColumn: "1 / -1",
  fontSize: vars.fontSize[13],
  color: vars.colour.critical,
  fontWeight: 500,
});
