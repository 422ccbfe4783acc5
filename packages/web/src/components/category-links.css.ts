import { from, hoverable } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** One row to swipe on phones, as many as needed on wide screens. */
export const row = style({
  display: "flex",
  gap: vars.space[8],
  overflowX: "auto",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[4],
  scrollbarWidth: "none",
  "@media": { [from("large")]: { flexWrap: "wrap", margin: 0, paddingInline: 0 } },
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.pill,
  background: vars.colour.sunken,
  whiteSpace: "nowrap",
  textDecoration: "none",
  fontWeight: 500,
  "@media": { [hoverable]: { selectors: { "&:hover": { background: vars.colour.line } } } },
});
