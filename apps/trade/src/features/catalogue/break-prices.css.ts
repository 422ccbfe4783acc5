import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const breaks = style({ display: "inline-grid", fontSize: vars.fontSize[13] });
export const step = style({ whiteSpace: "nowrap" });
export const from = style({ color: vars.colour.muted });
