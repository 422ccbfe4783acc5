import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[24]}`,
  "@media": { [from("large")]: { paddingBlock: `${vars.space[32]} ${vars.space[32]}` } },
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
export const count = style({ color: vars.colour.muted });
export const sentence = style({ color: vars.colour.muted, fontSize: vars.fontSize[17], maxWidth: "62ch" });

/** Under an empty result, in its middle. */
export const rescue = style({ display: "grid", justifyItems: "center", gap: vars.space[16] });
export const fewer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
export const fewerTerms = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[16] });
export const fewerLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.size.touch });
