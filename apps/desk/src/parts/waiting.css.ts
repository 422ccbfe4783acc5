import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const waiting = style({ display: "grid", gap: vars.space[16], padding: vars.space[24] });
