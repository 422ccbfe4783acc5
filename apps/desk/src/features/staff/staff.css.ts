import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const choice = style({ display: "grid", gap: vars.space[8], margin: 0, padding: 0, border: 0 });
export const acts = style({ display: "flex", gap: vars.space[16] });
