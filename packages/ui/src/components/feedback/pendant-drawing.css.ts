import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const line = style({ stroke: vars.colour.edge, strokeWidth: 2, fill: "none" });
export const shade = style({ fill: vars.colour.ink });
export const bulb = style({ fill: vars.colour.line });
export const litBulb = style({ fill: vars.colour.glow });
export const beam = style({ fill: vars.colour.glow, opacity: 0.22 });
