import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";

/** The plate of a wall switch. */
export const plate = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  background: "none",
  border: 0,
  padding: 0,
  cursor: "pointer",
});
export const frame = style({
  display: "grid",
  padding: "3px",
  width: 22,
  height: 34,
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.raised,
});
/** The rocker: up is on, down is off; its upper half glows while the lights are on. */
export const rocker = style({
  display: "block",
  borderRadius: 3,
  background: `linear-gradient(${vars.colour.line} 50%, ${vars.colour.sunken} 50%)`,
  boxShadow: `inset 0 -2px 0 ${vars.colour.edge}`,
  selectors: {
    '[aria-checked="true"] &': {
      background: `linear-gradient(${vars.colour.glow} 50%, ${vars.colour.line} 50%)`,
      boxShadow: `inset 0 2px 0 ${vars.colour.edge}`,
    },
  },
});
