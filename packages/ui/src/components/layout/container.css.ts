import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

const within = (content: string) => `calc(${content} + 2 * ${vars.gutter.wide})`;

/** Content at the page's width with its gutters; in a file of its own for parts that need nothing else of a layout. */
export const container = style({
  width: "100%",
  maxWidth: within(vars.size.content),
  marginInline: "auto",
  paddingInline: vars.space[16],
  "@media": {
    [from("medium")]: { paddingInline: vars.space[24] },
    [from("large")]: { paddingInline: vars.gutter.wide },
  },
});
export const wideContainer = style([container, { maxWidth: within(vars.size.wide) }]);
