import { style } from "@vanilla-extract/css";
import { from, hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const line = style({
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[24],
  borderBottom: `1px solid ${vars.colour.line}`,
  "@media": { [from("medium")]: { gridTemplateColumns: "120px minmax(0, 1fr) auto" } },
});
export const picture = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  gridRow: "span 2",
});
export const words = style({ display: "grid", gap: vars.space[4], alignContent: "start" });
export const name = style({
  // A finger's height, without moving the lines apart.
  display: "inline-block",
  // Above the line below, into which that height reaches.
  position: "relative",
  paddingBlock: vars.space[12],
  marginBlock: `-${vars.space[12]}`,
  fontWeight: 500,
  textDecoration: "none",
  fontSize: vars.fontSize[17],
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const sku = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
export const amounts = style({
  fontWeight: 600,
  fontSize: vars.fontSize[17],
  "@media": { [from("medium")]: { textAlign: "end" } },
});
export const each = style({
  display: "block",
  fontWeight: 400,
  color: vars.colour.muted,
  fontSize: vars.fontSize[13],
});
export const controls = style({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[12],
});
