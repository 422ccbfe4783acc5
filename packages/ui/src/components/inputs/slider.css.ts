import { type StyleRule, style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const track: StyleRule = {
  boxSizing: "border-box",
  height: 6,
  borderRadius: vars.radius.pill,
  // `--track` is what it shows where it is more than a line.
  background: `var(--track, ${vars.colour.line})`,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
};
const thumb: StyleRule = {
  appearance: "none",
  boxSizing: "border-box",
  width: 24,
  height: 24,
  borderRadius: vars.radius.pill,
  border: `${vars.size.ring} solid ${vars.colour.raised}`,
  background: vars.colour.ink,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
};
// Around the thumb: a ring around the whole control would run through the words above it.
const ring: StyleRule = {
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: vars.size.ring,
};

export const slider = style({
  appearance: "none",
  width: "100%",
  height: vars.space[32],
  margin: 0,
  background: "none",
  cursor: "pointer",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
    "&::-webkit-slider-runnable-track": track,
    "&::-moz-range-track": track,
    "&::-webkit-slider-thumb": { ...thumb, marginTop: -9 },
    // Firefox centres it by itself.
    "&::-moz-range-thumb": thumb,
    "&:focus-visible::-webkit-slider-thumb": ring,
    "&:focus-visible::-moz-range-thumb": ring,
  },
});
