import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const pulse = keyframes({ "50%": { opacity: 0.5 } });
export const skeleton = style({
  display: "block",
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  animation: `${pulse} 1.6s ease-in-out infinite`,
});
