import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const drawing = style({ width: "100%", height: "100%" });
/** The one thing in a drawing that gives light. */
export const glow = style({ fill: vars.colour.glow, stroke: "none" });
/** Its light on what is around it. */
export const shine = style({ fill: vars.colour.glow, stroke: "none", opacity: 0.2 });
