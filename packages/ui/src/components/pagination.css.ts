import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  justifyContent: "center",
  alignItems: "center",
});
export const page = style({
  display: "grid",
  placeItems: "center",
  minWidth: 44,
  height: 44,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.pill,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.colour.sunken },
    '&[aria-current="page"]': { background: vars.colour.ink, color: vars.colour.page },
  },
});
export const gap = style({ color: vars.colour.muted });
