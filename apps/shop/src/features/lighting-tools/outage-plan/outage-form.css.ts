import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ "@media": { print: { display: "none" } } });
export const lights = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[12] });
export const title = style({ fontSize: vars.fontSize[25] });
export const hint = style({
  maxWidth: vars.size.textMeasure,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const acts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
export const act = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
});
export const problem = style({ color: vars.colour.critical, fontSize: vars.fontSize[13] });
/** Outage and battery beside each other where there is room. */
export const groups = style({
  display: "grid",
  gap: vars.space[24],
  alignItems: "start",
  paddingTop: vars.space[16],
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space[48] },
  },
});
