import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const iconLink = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize[17],
  "@media": { [hoverable]: { selectors: { "&:hover": { background: vars.colour.sunken } } } },
});

export const ofPerson = style({
  position: "relative",
  selectors: {
    "html[data-signed-in] &::after": {
      content: "",
      position: "absolute",
      insetBlockStart: vars.space[8],
      insetInlineEnd: vars.space[8],
      width: vars.space[8],
      height: vars.space[8],
      borderRadius: vars.radius.pill,
      background: vars.colour.glow,
    },
  },
});
