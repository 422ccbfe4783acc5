import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const list = style({ display: "grid", gap: vars.space[4] });

/** Lines above figures. */
export const summary = style({ display: "grid", gap: vars.space[24] });
