import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const there = style({ color: vars.colour.positive, whiteSpace: "nowrap" });
export const away = style({ display: "inline-grid", color: vars.colour.critical });
export const when = style({ color: vars.colour.muted, fontSize: vars.fontSize[13], whiteSpace: "nowrap" });
