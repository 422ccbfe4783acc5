import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

export const panel = style({
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateColumns: vars.size.sidebar,
  gridAutoColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  paddingBlock: vars.space[24],
});
export const links = style({ display: "grid", alignContent: "start" });
export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  fontSize: vars.fontSize[17],
  textDecoration: "none",
  "@media": {
    [hoverable]: { ":hover": { textDecoration: "underline", textDecorationColor: vars.colour.accent } },
  },
});
export const place = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[8],
  fontSize: vars.fontSize[15],
  textDecoration: "none",
  "@media": {
    [hoverable]: { ":hover": { textDecoration: "underline", textDecorationColor: vars.colour.accent } },
  },
});
export const picture = style({
  width: "100%",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  filter: vars.lights.dim,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
});
export const aside = style({
  display: "grid",
  gap: vars.space[8],
  alignContent: "start",
  // As high as what it says, not as the links beside it.
  alignSelf: "start",
  maxWidth: vars.size.form,
  padding: vars.space[24],
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
});
