import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Parts of one order stand closer than what comes before and after them. */
export const parts = style({ display: "grid", gap: vars.space[16] });
