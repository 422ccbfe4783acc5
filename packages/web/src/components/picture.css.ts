import { hoverable } from "@precise/ui/styles/media";
import { vars, whileLightsFade } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** The place decides the size; a picture of another shape is cut, never squeezed. */
const whole = style({ width: "100%", height: "100%", objectFit: "cover" });
const dimming = { selectors: { [whileLightsFade]: { transition: `filter ${vars.motion.calm}` } } };
/** Without a twin by night: dimmed while the lights are off, so that no light ground glares. */
export const packshot = style([whole, dimming, { filter: vars.lights.dim }]);
export const room = style([whole, dimming, { filter: vars.lights.dimRoom }]);
/** Shown as it is, by day and by night. */
export const asItIs = whole;

export const twins = style({
  position: "relative",
  display: "block",
  width: "100%",
  height: "100%",
  isolation: "isolate",
});
/** The one that leaves fades away over the one that comes, which has a moment to arrive first. */
const twin = style({
  position: "absolute",
  inset: 0,
  selectors: {
    [whileLightsFade]: { transition: `opacity ${vars.motion.calm} 200ms, display 400ms allow-discrete` },
  },
});
/** Round a card's picture: pointed at or swiped, its lamp is lit, and its twin by night fetched. By night it is lit already. */
export const lightable = style({ height: "100%" });
const lit = { display: "block", opacity: 1 } as const;
export const byDay = style([
  twin,
  { display: vars.lights.byDay, opacity: vars.lights.lit, zIndex: `calc(1 - ${vars.lights.lit})` },
]);
export const byNight = style([
  twin,
  { display: vars.lights.byNight, opacity: `calc(1 - ${vars.lights.lit})`, zIndex: vars.lights.lit },
  {
    selectors: { [`${lightable}[data-lit] &`]: lit },
    "@media": { [hoverable]: { selectors: { [`article:hover ${lightable} &`]: lit } } },
  },
]);
