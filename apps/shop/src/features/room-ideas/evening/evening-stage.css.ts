import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Scenes are there from the beginning, as links: nothing moves when they become buttons. */
export const stage = style({
  display: "grid",
  gap: vars.space[16],
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"words" "picture" "controls" "note"',
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(320px, 34%)",
      gridTemplateAreas: '"picture words" "picture controls" "picture note"',
      gridTemplateRows: "auto auto 1fr",
      columnGap: vars.space[48],
    },
  },
});
export const picture = style({
  gridArea: "picture",
  position: "relative",
  aspectRatio: "8 / 5",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const words = style({
  gridArea: "words",
  display: "grid",
  gap: vars.space[12],
  alignContent: "start",
});
export const controls = style({
  gridArea: "controls",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});
export const mixIt = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  width: "100%",
});
export { glow, open } from "../room-stage.css.ts";
