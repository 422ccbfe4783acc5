import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";
import { lightsOff } from "../../styles/tokens.ts";

/** Evening in both themes, with the lamps lit: the words are on the picture's dark part. */
export const hero = style({
  position: "relative",
  display: "grid",
  alignItems: "end",
  minHeight: "min(72svh, 640px)",
  "@media": {
    // The picture's own shape where the screen is high enough: cut, it would lose its lamps, or have one behind the words.
    [from("large")]: { minHeight: "min(82svh, 50vw)" },
  },
  background: lightsOff.page,
  color: lightsOff.ink,
  overflow: "hidden",
});
export const picture = style({ position: "absolute", inset: 0 });
export const shade = style({
  position: "absolute",
  inset: 0,
  // Dark behind the words, and never on a lamp.
  background: `linear-gradient(to top, ${lightsOff.page}d9, ${lightsOff.page}99 28%, transparent 48%)`,
  "@media": {
    [from("large")]: {
      background: `linear-gradient(to right, ${lightsOff.page}99, transparent 30%)`,
    },
  },
});
export const words = style({
  position: "relative",
  display: "grid",
  gap: vars.space[24],
  justifyItems: "start",
  paddingBlock: vars.space[48],
});
export const line = style({
  fontSize: "clamp(2.4375rem, 1.6rem + 4vw, 4.25rem)",
  maxWidth: "11ch",
  overflowWrap: "anywhere",
  "@media": { [from("large")]: { fontSize: "clamp(2.4375rem, 4vw, 3.9375rem)" } },
});
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.control,
  paddingInline: vars.space[24],
  borderRadius: vars.radius.pill,
  background: vars.colour.accent,
  color: vars.colour.onAccent,
  fontSize: vars.fontSize[17],
  fontWeight: 600,
  textDecoration: "none",
});
