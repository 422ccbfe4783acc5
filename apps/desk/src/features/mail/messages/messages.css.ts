import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const critical = style({ color: vars.colour.critical });
