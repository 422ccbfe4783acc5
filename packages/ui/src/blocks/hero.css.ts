import { style } from "@vanilla-extract/css";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";
import { lightsOff } from "../styles/tokens.ts";

/** Always night, in both themes: the picture is dusk, and words stand on its dark part. */
export const hero = style({
  position: "relative",
  display: "grid",
  alignItems: "end",
  minHeight: "min(72svh, 640px)",
  background: lightsOff.page,
  color: lightsOff.ink,
  overflow: "hidden",
});
export const picture = style({ position: "absolute", inset: 0 });
export const shade = style({
  position: "absolute",
  inset: 0,
  background: `linear-gradient(to top, ${lightsOff.page}e6, ${lightsOff.page}99 30%, transparent 60%)`,
  "@media": {
    [from("large")]: {
      // Dark where the words stand, and nowhere on a lamp.
      background: `radial-gradient(64% 92% at 0 100%, ${lightsOff.page}e6, ${lightsOff.page}99 45%, transparent)`,
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
export const line = style({ fontSize: "clamp(2.4375rem, 1.6rem + 4vw, 4.25rem)", maxWidth: "11ch" });
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.control,
  paddingInline: vars.space[24],
  borderRadius: vars.radius.pill,
  background: lightsOff.accent,
  color: lightsOff.onAccent,
  fontSize: vars.fontSize[17],
  fontWeight: 600,
  textDecoration: "none",
});
