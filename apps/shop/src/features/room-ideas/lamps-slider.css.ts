import { noScript } from "@precise/ui/styles/media";
import { vars } from "@precise/ui/styles/theme.css";
import { type StyleRule, style } from "@vanilla-extract/css";

export const figure = style({ display: "grid", gap: vars.space[8], margin: 0, alignContent: "start" });
export const frame = style({
  position: "relative",
  display: "grid",
  gap: vars.space[8],
  overflow: "hidden",
  borderRadius: vars.radius.medium,
});
const half = style({ aspectRatio: "8 / 5", background: vars.colour.sunken });
export const on = half;
export const off = style([
  half,
  {
    position: "absolute",
    inset: 0,
    clipPath: "inset(0 calc(100% - var(--cut)) 0 0)",
    "@media": { [noScript]: { position: "static", clipPath: "none", order: -1 } },
  },
]);

export const handleSize = 28;
/** A line as high as the picture, with a knob in its middle. */
const thumb: StyleRule = {
  appearance: "none",
  width: handleSize,
  height: "100%",
  border: 0,
  borderRadius: 0,
  background: `radial-gradient(circle closest-side, #ffffff 0 88%, #1c191566 90% 98%, transparent), linear-gradient(#ffffff, #ffffff) center / 2px 100% no-repeat`,
};
const track: StyleRule = { height: "100%", background: "none" };
const ring: StyleRule = {
  outline: `${vars.size.ring} solid ${vars.colour.accent}`,
  outlineOffset: `-${vars.size.ring}`,
};
/** Over the whole picture; its line is where the pictures meet. */
export const handle = style({
  appearance: "none",
  position: "absolute",
  top: 0,
  left: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  background: "none",
  cursor: "ew-resize",
  // A finger that moves up or down scrolls the page.
  touchAction: "pan-y",
  "@media": { [noScript]: { display: "none" } },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::-webkit-slider-runnable-track": track,
    "&::-moz-range-track": track,
    "&::-webkit-slider-thumb": thumb,
    "&::-moz-range-thumb": thumb,
    "&:focus-visible::-webkit-slider-thumb": ring,
    "&:focus-visible::-moz-range-thumb": ring,
  },
});
export const caption = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
