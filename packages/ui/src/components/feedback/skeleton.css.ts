import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });
export const skeleton = style({
  display: "block",
  background: vars.colour.sunken,
  borderRadius: vars.radius.medium,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
