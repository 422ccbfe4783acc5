import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const bundle = style({ display: "grid", gap: vars.space[12] });
export const line = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
  paddingBlock: vars.space[8],
});
export const note = style({ display: "block", color: vars.colour.muted, fontSize: vars.fontSize[13] });
/** Only true while nothing is left out. */
export const whole = style({
  selectors: { [`${bundle}:has(:not(:checked)[type="checkbox"]) &`]: { display: "none" } },
});
export const part = style({
  display: "none",
  selectors: { [`${bundle}:has(:not(:checked)[type="checkbox"]) &`]: { display: "inline" } },
});
