import { vars } from "@precise/ui/styles/theme.css";
import { keyframes, style } from "@vanilla-extract/css";

const run = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

/** A line across the top while products are on their way. */
export const pendingBar = style({
  position: "fixed",
  inset: "0 0 auto 0",
  height: 3,
  zIndex: vars.layer.toast,
  background: vars.colour.accent,
  transformOrigin: "left",
  animation: `${run} 2s cubic-bezier(0.1, 0.7, 0.1, 1) 120ms both`,
});
