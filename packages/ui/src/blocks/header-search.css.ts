import { keyframes, style } from "@vanilla-extract/css";
import { iconLink } from "../components/icon-link.css.ts";
import { from } from "../styles/media.ts";
import { vars } from "../styles/theme.css.ts";

const dropIn = keyframes({ from: { transform: "translateY(-100%)" } });

const roundButton = style([iconLink, { padding: 0, background: "none", border: 0 }]);
export const open = style([roundButton, { "@media": { [from("medium")]: { display: "none" } } }]);
export const close = style([
  roundButton,
  { flexShrink: 0, "@media": { [from("medium")]: { display: "none" } } },
]);

/** On phones a bar over the header; from tablets up a field in the row. */
export const panel = style({
  border: 0,
  color: "inherit",
  selectors: {
    "&:popover-open": {
      inset: "0 0 auto",
      display: "flex",
      alignItems: "center",
      gap: vars.space[8],
      width: "100%",
      maxWidth: "none",
      margin: 0,
      padding: `${vars.space[12]} ${vars.space[4]} ${vars.space[12]} ${vars.space[16]}`,
      background: vars.colour.raised,
      boxShadow: vars.shadow.raised,
      animation: `${dropIn} ${vars.motion.calm}`,
    },
    "&::backdrop": { background: vars.colour.scrim },
  },
  "@media": {
    [from("medium")]: {
      display: "block",
      position: "static",
      width: "auto",
      margin: 0,
      padding: 0,
      background: "none",
      overflow: "visible",
    },
  },
});
export const field = style({ flex: 1, minWidth: 0 });
