import { from } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  paddingBlock: `${vars.space[24]} ${vars.space[24]}`,
  "@media": { [from("large")]: { paddingBlock: `${vars.space[32]} ${vars.space[32]}` } },
});
export const title = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
export const count = style({ color: vars.colour.muted });
export const sentence = style({ color: vars.colour.muted, fontSize: vars.fontSize[17], maxWidth: "62ch" });

/** One row to swipe on phones, as many as needed on wide screens. */
export const subcategories = style({
  display: "flex",
  gap: vars.space[8],
  listStyle: "none",
  overflowX: "auto",
  marginInline: `-${vars.space[16]}`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[4],
  scrollbarWidth: "none",
  "@media": { [from("large")]: { flexWrap: "wrap", margin: 0, paddingInline: 0 } },
});
export const subcategory = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.pill,
  background: vars.colour.sunken,
  whiteSpace: "nowrap",
  textDecoration: "none",
  fontWeight: 500,
});
