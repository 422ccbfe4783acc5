import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[24]} ${vars.space[16]}`,
  "@media": {
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space[32] },
  },
});
export const tool = style({
  position: "relative",
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
});
export const name = style({
  fontSize: vars.fontSize[17],
  "@media": { [from("medium")]: { fontSize: vars.fontSize[20] } },
});
export const link = style({
  textDecoration: "none",
  // The whole of the tile leads there.
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.medium },
  },
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const sentence = style({
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  "@media": { [from("medium")]: { fontSize: "inherit" } },
});
export const drawing = style({
  width: "100%",
  height: "auto",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const line = style({
  fill: "none",
  stroke: vars.colour.edge,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const strong = style({
  fill: "none",
  stroke: vars.colour.ink,
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const light = style({ fill: vars.colour.glow });
export const halo = style({ fill: vars.colour.glow, opacity: 0.22 });
export const dark = style({ fill: vars.colour.line });
export const warmest = style({ fill: "#ffb46b" });
export const warm = style({ fill: "#ffd6a3" });
export const neutral = style({ fill: "#fff1df" });
export const cool = style({ fill: "#e3ecff" });
