import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const wordmark = style({
  fontFamily: vars.fontFamily.display,
  fontSize: "1.75rem",
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  color: vars.colour.ink,
  textDecoration: "none",
  whiteSpace: "nowrap",
  // A long name ends in dots rather than push the cart off a small phone.
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  // Room for what the lamp sheds; to the sides it would lie on the menu's button.
  paddingBlock: "0.35em",
  marginBlock: "-0.35em",
  selectors: {
    // The shop's own logo: `lookStyle` says which.
    "[data-logo] &": {
      display: "inline-block",
      width: "calc(var(--logo-height, 2.25rem) * var(--logo-ratio))",
      maxWidth: "min(16rem, 44vw)",
      height: "var(--logo-height, 2.25rem)",
      paddingBlock: 0,
      marginBlock: 0,
      backgroundImage: "var(--logo)",
      backgroundRepeat: "no-repeat",
      backgroundPosition: "left center",
      backgroundSize: "contain",
      // Grounds are left out on paper, and where colours are forced.
      printColorAdjust: "exact",
      forcedColorAdjust: "none",
      borderRadius: vars.radius.small,
      // Paper under it and round it, without taking room.
      backgroundColor: "var(--logo-plate, transparent)",
      boxShadow: "0 0 0 4px var(--logo-plate, transparent)",
    },
  },
});
globalStyle(`[data-logo] ${wordmark} > [aria-hidden]`, { display: "none" });
/** The dotless i, whose tittle is the lamp. */
export const i = style({ position: "relative", display: "inline-block" });
const lamp = style({
  width: "0.2em",
  height: "0.2em",
  borderRadius: vars.radius.pill,
  background: vars.colour.glow,
  boxShadow: `0 0 0.28em 0.05em ${vars.colour.glow}`,
});
export const tittle = style([
  lamp,
  { position: "absolute", left: "50%", top: "0.13em", marginLeft: "-0.1em" },
]);
/** The lamp of a name that has no i. */
export const end = style([lamp, { display: "inline-block", margin: "0 0.35em 0 0.08em" }]);
