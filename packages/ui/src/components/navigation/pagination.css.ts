import { style } from "@vanilla-extract/css";
import { hoverable } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

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
  selectors: { '&[aria-current="page"]': { background: vars.colour.ink, color: vars.colour.page } },
  "@media": {
    [hoverable]: { selectors: { "&:not([aria-current]):hover": { background: vars.colour.sunken } } },
  },
});
export const gap = style({ color: vars.colour.muted });
