import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

export const form = style({ position: "relative", display: "flex", alignItems: "center" });
export const input = style({
  width: "100%",
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[48]} 0 ${vars.space[16]}`,
  background: vars.colour.sunken,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  fontSize: "1rem",
  appearance: "none",
  selectors: {
    // The browser's own cross, in our ink.
    "&::-webkit-search-cancel-button": {
      appearance: "none",
      width: vars.size.iconSmall,
      height: vars.size.iconSmall,
      cursor: "pointer",
      background: vars.colour.muted,
      maskImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`,
    },
  },
});
export const go = style({
  position: "absolute",
  right: 0,
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
});
