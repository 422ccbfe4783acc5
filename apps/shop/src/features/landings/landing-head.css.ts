import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style, styleVariants } from "@vanilla-extract/css";

/** Areas: a room's scene stands above its title on phones, and beside it on wide screens. */
const areas = {
  plain: {
    phone: ['"trail" "title" "words" "kinds"', "minmax(0, 1fr)"],
    large: ['"trail" "title" "words" "kinds"', "minmax(0, 1fr)"],
  },
  scene: {
    phone: ['"trail" "picture" "title" "words" "kinds"', "minmax(0, 1fr)"],
    large: ['"trail picture" "title picture" "words picture" "kinds kinds"', "minmax(0, 1fr) 46%"],
  },
} as const;

export const head = styleVariants(areas, ({ phone, large }) => ({
  display: "grid",
  gridTemplateAreas: phone[0],
  gridTemplateColumns: phone[1],
  gap: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
  "@media": {
    [from("large")]: {
      gridTemplateAreas: large[0],
      gridTemplateColumns: large[1],
      gridTemplateRows: "auto 1fr auto auto",
      columnGap: vars.space[48],
      paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
    },
  },
}));
export const trail = style({ gridArea: "trail" });
export const title = style({
  gridArea: "title",
  alignSelf: "center",
  display: "grid",
  gap: vars.space[4],
  overflowWrap: "anywhere",
  "@media": { [from("large")]: { alignSelf: "end" } },
});
export const muted = style({ color: vars.colour.muted });
export const picture = style({
  gridArea: "picture",
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  aspectRatio: "8 / 5",
});
export const words = style({
  gridArea: "words",
  display: "grid",
  gap: vars.space[8],
  maxWidth: "62ch",
  color: vars.colour.muted,
  "@media": { [from("large")]: { fontSize: vars.fontSize[17], alignSelf: "start" } },
});

export const kinds = style({ gridArea: "kinds", minWidth: 0 });
export const row = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: 112,
  gap: vars.space[12],
  overflowX: "auto",
  scrollbarWidth: "none",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  // Room for the ring of the focus, which the row would cut.
  paddingBlock: vars.space[4],
  "@media": {
    [from("large")]: {
      gridAutoColumns: "minmax(0, 128px)",
      margin: `0 -${vars.space[4]}`,
      paddingInline: vars.space[4],
    },
  },
});
export const kind = style({ minWidth: 0 });
export const kindLink = style({
  display: "grid",
  gap: vars.space[8],
  fontSize: vars.fontSize[15],
  lineHeight: vars.lineHeight.snug,
  textAlign: "center",
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const kindPicture = style({
  display: "block",
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
