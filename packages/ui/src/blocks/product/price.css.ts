import { style, styleVariants } from "@vanilla-extract/css";
import { below } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${vars.space[8]}`,
  "@media": {
    // Cards beside one with a second line, on sale or “from”, keep theirs free, so that a row of them lines up.
    [below("medium")]: {
      selectors: {
        "ul:has(s, small) &": {
          alignContent: "start",
          minHeight: `calc((${vars.fontSize[17]} + ${vars.fontSize[13]}) * ${vars.lineHeight.text})`,
        },
      },
    },
  },
});
export const now = styleVariants({
  card: { fontWeight: 600, fontSize: vars.fontSize[17] },
  page: { fontWeight: 600, fontSize: vars.fontSize[31], lineHeight: 1.1 },
});
/** Other articles of the family cost less. */
export const from = style({ color: vars.colour.muted, fontSize: vars.fontSize[13], fontWeight: 400 });
export const was = styleVariants({
  card: {
    color: vars.colour.muted,
    fontSize: vars.fontSize[13],
    // Long prices do not fit beside each other on a narrow card, and then short ones do not either.
    "@media": { [below("medium")]: { flexBasis: "100%" } },
  },
  page: { color: vars.colour.muted, fontSize: vars.fontSize[15] },
});
export const saving = style({
  color: vars.colour.positive,
  fontSize: vars.fontSize[15],
  fontWeight: 500,
  flexBasis: "100%",
  marginTop: vars.space[4],
});
