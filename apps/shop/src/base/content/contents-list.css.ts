import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Folded on phones, in view beside the text on wide screens. */
export const list = style({
  paddingInline: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  "@media": {
    [from("large")]: { position: "sticky", top: vars.space[96], padding: 0, background: "none" },
  },
});
export const fold = style({
  "@media": {
    [from("large")]: {
      selectors: { "&::details-content": { contentVisibility: "visible", blockSize: "auto" } },
    },
  },
});
export const title = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: vars.size.control,
  color: vars.colour.muted,
  fontSize: vars.fontSize[15],
  "::after": { content: "'+'", fontSize: vars.fontSize[20] },
  selectors: { "[open] > &::after": { content: "'−'" } },
  "@media": {
    [from("large")]: {
      minHeight: vars.space[32],
      fontSize: vars.fontSize[13],
      cursor: "default",
      "::after": { display: "none" },
    },
  },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  textDecoration: "none",
  lineHeight: vars.lineHeight.snug,
  "@media": {
    [hoverable]: { ":hover": { textDecoration: "underline" } },
    [from("large")]: { minHeight: vars.space[32] },
  },
});
