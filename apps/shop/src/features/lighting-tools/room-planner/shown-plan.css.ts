import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const plan = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  scrollMarginTop: vars.space[96],
});
export const head = style({
  display: "grid",
  gridTemplateColumns: "96px minmax(0, 1fr)",
  gap: vars.space[16],
  alignItems: "start",
});
export const picture = style({ aspectRatio: "1", borderRadius: vars.radius.medium, overflow: "hidden" });
export const words = style({ display: "grid", gap: vars.space[4] });
export const title = style({ fontSize: vars.fontSize[25] });
export const muted = style({ color: vars.colour.muted });
export const product = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  justifySelf: "start",
  "@media": { print: { display: "none" } },
});
export const drawings = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  "@media": {
    [`screen and ${from("wide")}`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space[32] },
  },
});
export const drawingTitle = style({ fontSize: vars.fontSize[17], paddingBottom: vars.space[8] });
export const cart = style({
  display: "grid",
  gap: vars.space[8],
  maxWidth: 360,
  "@media": { print: { display: "none" } },
});
export const stock = style({ color: vars.colour.caution, fontWeight: vars.weight.medium });
