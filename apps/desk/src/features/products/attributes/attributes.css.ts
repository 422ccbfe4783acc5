import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const acts = style({ display: "flex", gap: vars.space[4] });
export const legend = style({
  padding: 0,
  marginBottom: vars.space[8],
  fontWeight: 600,
  fontSize: vars.fontSize[15],
});
export const option = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space[8],
  alignItems: "end",
});
