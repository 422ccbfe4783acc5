import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const list = style({ display: "grid", gap: vars.space[16] });
export const line = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  gap: vars.space[12],
  alignItems: "center",
});
export const picture = style({
  position: "relative",
  aspectRatio: "1",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const name = style({
  textDecoration: "none",
  "@media": { [hoverable]: { ":hover": { textDecoration: "underline" } } },
});
export const amount = style({ fontWeight: vars.weight.strong, textAlign: "end" });
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
