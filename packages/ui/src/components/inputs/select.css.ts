import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";
import { control } from "./field.css.ts";

const arrowRoom = "40px";

/** Draws the arrow: the system's own sits on the border. */
const frameBase = style({
  position: "relative",
  minWidth: 0,
  maxWidth: "100%",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      insetInlineEnd: 18,
      top: "50%",
      width: 8,
      height: 8,
      borderRight: `${vars.size.ring} solid currentColor`,
      borderBottom: `${vars.size.ring} solid currentColor`,
      transform: "translateY(-70%) rotate(45deg)",
      pointerEvents: "none",
    },
    "&:has(:disabled)": { color: vars.colour.muted },
  },
});
export const frame = styleVariants({
  form: [frameBase, { display: "block" }],
  pill: [frameBase, { display: "inline-block" }],
});
const base = { appearance: "none", paddingInlineEnd: arrowRoom, textOverflow: "ellipsis" } as const;
export const select = styleVariants({
  form: [control.form, base],
  pill: [
    control.form,
    base,
    {
      minHeight: vars.size.touch,
      paddingInlineStart: vars.space[16],
      background: vars.colour.page,
      borderRadius: vars.radius.pill,
      fontSize: vars.fontSize[15],
    },
  ],
});
