import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gap: vars.space[12],
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
});
export const sentences = style({ maxWidth: "62ch", color: vars.colour.muted, fontSize: vars.fontSize[17] });

/** On wide screens two large rooms above rows of three. */
export const rooms = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${vars.space[24]} ${vars.space[24]}`,
  "@media": {
    [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from("large")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", rowGap: vars.space[32] },
  },
});
/** The whole tile leads to the room's lights, but for its second link. */
export const room = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  // As high as the one beside it, with or without a second link.
  gridTemplateRows: `auto minmax(${vars.size.touch}, auto)`,
  columnGap: vars.space[16],
  "@media": {
    [from("large")]: { gridColumn: "span 2", selectors: { "&:nth-child(-n + 2)": { gridColumn: "span 3" } } },
  },
});
export const picture = style({
  gridColumn: "1 / -1",
  position: "relative",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const name = style({ fontSize: vars.fontSize[20] });
export const link = style({
  textDecoration: "none",
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
export const ideas = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
});
export const foot = style({ paddingBlock: vars.space[32] });
