import { style } from "@vanilla-extract/css";
import { noScript } from "../../styles/media.ts";
import { vars } from "../../styles/theme.css.ts";

/** The area to press; the plate inside is smaller. Hidden without JavaScript, where it has no effect. */
export const plate = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  "@media": { [noScript]: { display: "none" } },
});
/** A square wall plate of one gang. */
export const frame = style({
  display: "grid",
  placeItems: "center",
  width: 30,
  height: 30,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
});
/** The rocker, as on Nigerian walls: pressed at the foot is on, and then its head shows a lit window. */
export const rocker = style({
  width: 12,
  height: 20,
  border: `${vars.size.hairline} solid ${vars.colour.edge}`,
  borderRadius: vars.radius.small,
  background: `linear-gradient(${vars.colour.line} 50%, ${vars.colour.raised} 50%)`,
  selectors: {
    '[aria-checked="true"] &': {
      background: `linear-gradient(${vars.colour.glow} 5px, ${vars.colour.raised} 5px 50%, ${vars.colour.line} 50%)`,
    },
  },
});
