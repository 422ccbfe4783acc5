import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const lights = style({ position: "fixed", top: vars.space[8], right: vars.space[16] });
export const card = style({ display: "grid", gap: vars.space[24], width: "min(360px, 100%)" });
export const wordmark = style({ fontWeight: vars.weight.medium });
