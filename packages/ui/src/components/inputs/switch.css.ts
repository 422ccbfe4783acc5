import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const knob = {
  content: '""',
  position: "absolute",
  inset: "3px auto auto 3px",
  width: vars.size.icon,
  height: vars.size.icon,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.colour.edge,
  rotate: "none",
  transition: `translate ${vars.motion.quick}`,
} as const;

export const toggle = style({
  width: vars.size.control,
  height: 28,
  background: vars.colour.sunken,
  borderRadius: vars.radius.pill,
  "::after": knob,
  selectors: {
    // As a checked box it would have a tick.
    "&:checked::after": { ...knob, translate: "20px 0", background: vars.colour.onAccent },
  },
});
