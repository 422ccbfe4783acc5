import { style } from "@vanilla-extract/css";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/**
 * Content at the page's width with its gutters: one left edge for header, pages and footer. What is read is kept narrow
 * within it. In a file of its own for parts that need nothing else of a layout.
 */
export const container = style({
  width: "100%",
  maxWidth: `calc(${vars.size.wide} + 2 * ${vars.gutter.wide})`,
  marginInline: "auto",
  paddingInline: vars.space[16],
  "@media": {
    [from("medium")]: { paddingInline: vars.space[24] },
    [from("large")]: { paddingInline: vars.gutter.wide },
  },
});
