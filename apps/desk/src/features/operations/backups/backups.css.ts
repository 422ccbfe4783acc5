import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const muted = style({ maxWidth: "70ch", color: vars.colour.muted });
