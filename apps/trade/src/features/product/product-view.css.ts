import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const trail = style({ paddingBlock: vars.space[12] });
export const product = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[32],
  paddingBottom: vars.space[64],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: vars.space[48],
      alignItems: "start",
    },
  },
});
export const gallery = style({ minWidth: 0 });
export const facts = style({ display: "grid", gap: vars.space[12], minWidth: 0 });
export const name = style({ fontSize: vars.fontSize[31] });
export const muted = style({ color: vars.colour.muted });
export const priceRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  paddingTop: vars.space[8],
});
export const price = style({ fontSize: vars.fontSize[25], fontWeight: vars.weight.strong });
export const base = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
  fontWeight: vars.weight.regular,
});
export const variants = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  alignItems: "center",
});
export const sheet = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: vars.size.touch,
  justifySelf: "start",
});
export const part = style({ display: "grid", gap: vars.space[12], alignContent: "start", minWidth: 0 });
export const partTitle = style({ fontSize: vars.fontSize[20] });
export const description = style({ maxWidth: "62ch", whiteSpace: "pre-line" });
export const box = style({ display: "grid", gap: vars.space[4], paddingInlineStart: vars.space[16] });
