import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const place = style({ display: "grid", gap: vars.space[12], maxWidth: vars.size.form });
export const tick = style({ display: "grid", gap: vars.space[4] });
export const hint = style({ color: vars.colour.muted, textAlign: "center" });
/** On phones the summary above says it. */
export const total = style({
  display: "none",
  "@media": { [from("large")]: { display: "flex" } },
  justifyContent: "space-between",
  gap: vars.space[16],
  fontSize: vars.fontSize[20],
});
