import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/** As large as a finger and drawn smaller, like the heart, in the lower corner of the picture. */
export const button = style({
  position: "absolute",
  right: 0,
  bottom: 0,
  zIndex: vars.layer.above,
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  padding: vars.space[4],
  borderRadius: vars.radius.pill,
  background: `${vars.colour.raised} content-box`,
  color: vars.colour.accent,
  fontSize: vars.fontSize[25],
  lineHeight: 1,
  "@media": {
    [hoverable]: {
      selectors: { "&:hover": { color: vars.colour.onAccent, backgroundColor: vars.colour.accent } },
    },
  },
});
