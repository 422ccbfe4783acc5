import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Folded on phones, in view beside the text on wide screens. */
export const list = style({
  display: "grid",
  gap: vars.space[4],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  "@media": {
    [from("large")]: { position: "sticky", top: vars.space[96], padding: 0, background: "none" },
  },
});
export const title = style({
  marginBottom: vars.space[4],
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
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
