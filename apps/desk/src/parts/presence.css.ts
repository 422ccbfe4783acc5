import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const presence = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
