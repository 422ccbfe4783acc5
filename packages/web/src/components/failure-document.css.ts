import { style } from "@vanilla-extract/css";

export const home = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 72,
  textDecoration: "none",
});

/** This page does not know the shop's look: its headings are in the face of texts, and no face is fetched that the shop does not use. */
export const root = style({ selectors: { "&:root": { vars: { "--font-display": "var(--font-body)" } } } });
