import { style, styleVariants } from "@vanilla-extract/css";
import { below, from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const bar = style({
  background: vars.colour.sunken,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
/**
 * The middle stays in the middle, however long its text. On phones it has a line of its own, over promise and networks:
 * beside each other they would not fit, and nothing of the three may be missing.
 */
export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gridTemplateAreas: '"promo promo" "promise social"',
  alignItems: "center",
  columnGap: vars.space[8],
  whiteSpace: "nowrap",
  "@media": {
    [from("medium")]: {
      gridTemplateColumns: "1fr auto 1fr",
      gridTemplateAreas: '"promise promo social"',
      minHeight: vars.size.touch,
    },
  },
});
export const promise = style({
  gridArea: "promise",
  display: "flex",
  alignItems: "center",
  gap: vars.space[24],
  minHeight: vars.size.touch,
});
const link = style({ display: "inline-flex", alignItems: "center", minHeight: vars.size.touch });
/** There only from a width up: the middle must stay in the middle. */
export const fact = styleVariants({ large: "large", wide: "wide" } as const, (least) => [
  link,
  { "@media": { [below(least)]: { display: "none" } } },
]);
/** On phones it has the room of the networks, where the shop has none. */
export const firstFact = style([
  link,
  { "@media": { [`${from("medium")} and ${below("large")}`]: { display: "none" } } },
]);
/** A long name of the shop in a line breaks it rather than the bar. */
export const promo = style({ gridArea: "promo", minWidth: 0, whiteSpace: "normal" });
/** Their marks, not the area around them to press, end where the page's column ends. */
export const social = style({
  gridArea: "social",
  justifySelf: "end",
  marginInlineEnd: `calc((${vars.size.iconSmall} - ${vars.size.touch}) / 2)`,
});
