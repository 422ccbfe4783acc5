import { vars } from "@precise/ui/styles/theme.css";
import { keyframes, style } from "@vanilla-extract/css";

const pulse = keyframes({ "50%": { opacity: 0.25 } });
/** Lies over the option without changing its size; an answer within a moment never shows it. */
export const onItsWay = style({
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  background: vars.colour.accentSoft,
  opacity: 0.6,
  animation: `${pulse} 1s 150ms infinite`,
});
