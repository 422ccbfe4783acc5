import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";
import { settles } from "./site-header.css.ts";

const underlined = {
  textDecoration: "underline",
  textDecorationColor: vars.colour.accent,
  textDecorationThickness: vars.size.ring,
  textUnderlineOffset: "0.5em",
} as const;

export const list = style({ display: "flex" });
/** A link, and later the button in its place: both look alike, so that the change is not seen. */
export const entry = style([
  settles,
  {
    display: "flex",
    alignItems: "center",
    minHeight: vars.size.touch,
    paddingInline: vars.space[12],
    fontSize: vars.fontSize[15],
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    selectors: { "&[data-state=open]": underlined },
    "@media": { [hoverable]: { ":hover": underlined } },
  },
]);
