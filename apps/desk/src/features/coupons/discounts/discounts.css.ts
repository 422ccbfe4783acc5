import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const quiet = style({ color: vars.colour.muted });
