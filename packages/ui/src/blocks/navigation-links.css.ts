import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { settles } from "./site-header.css.ts";

export const list = style({ display: "flex" });
/** A link, and later the button in its place: both look alike, so that the change is not seen. */
export const entry = style([
  settles,
  {
    display: "flex",
    alignItems: "center",
    minHeight: vars.size.touch,
    paddingInline: vars.space[12],
    background: "none",
    border: 0,
    color: "inherit",
    fontSize: vars.fontSize[15],
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    cursor: "pointer",
    selectors: {
      "&:hover, &[data-state=open]": {
        textDecoration: "underline",
        textDecorationColor: vars.colour.accent,
        textDecorationThickness: vars.size.ring,
        textUnderlineOffset: "0.5em",
      },
    },
  },
]);
