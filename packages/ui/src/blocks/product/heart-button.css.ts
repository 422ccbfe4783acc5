import { globalStyle, style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/** As large as a finger and drawn smaller, in the corner of the picture below. */
export const heart = style({
  position: "absolute",
  top: 0,
  right: 0,
  zIndex: vars.layer.above,
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  padding: vars.space[4],
  borderRadius: vars.radius.pill,
  background: `${vars.colour.raised} content-box`,
  "@media": { [noScript]: { display: "none" } },
  selectors: { '&[aria-pressed="true"]': { color: vars.colour.critical } },
});
/** Filled, so that colour is not the only sign. */
globalStyle(`${heart}[aria-pressed="true"] path`, { fill: "currentColor" });
