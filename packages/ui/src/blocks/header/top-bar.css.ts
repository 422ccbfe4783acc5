import { style, styleVariants } from "@vanilla-extract/css";
import { below, from, noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const bar = style({
  background: vars.colour.sunken,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
/** One line at every width. The middle stays in the middle, however long its text; on phones it ends the line. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "fit-content(40%) minmax(0, 1fr)",
  alignItems: "center",
  columnGap: vars.space[8],
  whiteSpace: "nowrap",
  fontSize: `clamp(12px, 3.75vw, ${vars.fontSize[13]})`,
  "@media": {
    [from("medium")]: {
      gridTemplateColumns: "minmax(0, 1fr) auto minmax(auto, 1fr)",
      gridTemplateAreas: '"promise promo social"',
      minHeight: vars.size.touch,
    },
  },
});
export const promise = style({
  "@media": { [from("medium")]: { gridArea: "promise" } },
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  minWidth: 0,
  minHeight: vars.size.touch,
});
/** A promise that has no room ends in dots. */
export const words = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });
const link = style({
  display: "inline-flex",
  flexShrink: 0,
  alignItems: "center",
  minHeight: vars.size.touch,
});
/** There only from a width up: the middle must stay in the middle. */
export const fact = styleVariants({ large: "large", wide: "wide" } as const, (least) => [
  link,
  { "@media": { [below(least)]: { display: "none" } } },
]);
/** On phones the button's area to press reaches over the page's edge, so that the longest line fits at 320 pixels. */
export const promo = style({
  justifySelf: "end",
  minWidth: 0,
  maxWidth: "100%",
  marginInlineEnd: `-${vars.space[16]}`,
  "@media": {
    [noScript]: { marginInlineEnd: 0 },
    "(prefers-reduced-motion: reduce)": { marginInlineEnd: 0 },
    [from("medium")]: { gridArea: "promo", marginInlineEnd: 0 },
  },
});
/** Their marks, not the area around them to press, end where the page's column ends. */
const networks = style({
  justifySelf: "end",
  marginInlineEnd: `calc((${vars.size.iconSmall} - ${vars.size.touch}) / 2)`,
  "@media": { [from("medium")]: { gridArea: "social" } },
});
/** Beside a promo there is no room for them on phones: they stand in the menu's foot there. */
export const social = styleVariants({ alone: null, besidePromo: "medium" } as const, (least) => [
  networks,
  least === null ? {} : { "@media": { [below(least)]: { display: "none" } } },
]);
