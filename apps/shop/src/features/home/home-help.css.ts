import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[24]} ${vars.space[12]}`,
  "@media": {
    [from("large")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space[24] },
  },
});
export const helpers = style({
  display: "grid",
  gap: vars.space[16],
  "@media": {
    [from("large")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space[24] },
  },
});
export const place = style({
  position: "relative",
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  selectors: {
    [`${helpers} > &`]: {
      padding: vars.space[24],
      borderRadius: vars.radius.medium,
      background: vars.colour.sunken,
    },
  },
});
export const name = style({ fontSize: vars.fontSize[20] });
export const link = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: vars.radius.medium },
  },
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const text = style({ color: vars.colour.muted });
