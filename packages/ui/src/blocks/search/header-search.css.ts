import { keyframes, style } from "@vanilla-extract/css";
import { iconLink } from "../../components/navigation/icon-link.css.ts";
import { from } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";
import { settles } from "../header/site-header.css.ts";

const dropIn = keyframes({ from: { transform: "translateY(-100%)" } });

export const open = style([settles, iconLink, { "@media": { [from("medium")]: { display: "none" } } }]);
export const close = style([
  iconLink,
  { gridArea: "1 / 2", "@media": { [from("medium")]: { display: "none" } } },
]);

/** On phones a bar over the header; from tablets up a field in the row. */
export const panel = style({
  color: "inherit",
  selectors: {
    "&:popover-open": {
      inset: "0 0 auto",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignContent: "start",
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
    // With a panel under the field it is a screen of its own.
    "&:popover-open:has([role=listbox])": {
      height: "100dvh",
      maxHeight: "none",
      overflow: "hidden auto",
      boxShadow: "none",
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
