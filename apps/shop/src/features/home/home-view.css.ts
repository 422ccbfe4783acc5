import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Room scenes: a row to swipe on phones; on wide screens two large ones above three. */
export const scenes = style({
  display: "grid",
  listStyle: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "78%",
  gap: vars.space[12],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  scrollPaddingInline: vars.space[16],
  "@media": {
    [from("medium")]: { gridAutoColumns: "44%", gap: vars.space[24] },
    [from("large")]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      gap: `${vars.space[32]} ${vars.space[24]}`,
      overflow: "visible",
      margin: 0,
      padding: 0,
    },
  },
});
export const scene = style({
  scrollSnapAlign: "start",
  minWidth: 0,
  "@media": {
    [from("large")]: { gridColumn: "span 2", selectors: { "&:nth-child(-n + 2)": { gridColumn: "span 3" } } },
  },
});
/** Its picture fills the head of the page. */
export const heroPicture = style({ display: "contents" });
