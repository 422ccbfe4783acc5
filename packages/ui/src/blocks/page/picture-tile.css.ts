import { style, styleVariants } from "@vanilla-extract/css";
import { fetchedNear } from "../../styles/fetched-near.ts";
import { from, hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const tile = style({ position: "relative", display: "grid", gap: vars.space[8] });
const frame = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const picture = styleVariants({
  square: [frame, { aspectRatio: "1" }],
  scene: [frame, { aspectRatio: "8 / 5" }],
});
export const media = style({
  position: "absolute",
  inset: 0,
  transition: `transform ${vars.motion.calm}`,
  selectors: fetchedNear,
  "@media": { [hoverable]: { selectors: { [`${tile}:hover &`]: { transform: "scale(1.03)" } } } },
});
export const link = style({
  fontWeight: 500,
  fontSize: vars.fontSize[17],
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
export const tiles = style({
  display: "grid",
  gap: `${vars.space[24]} ${vars.space[12]}`,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from("large")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: vars.space[24] },
  },
});
