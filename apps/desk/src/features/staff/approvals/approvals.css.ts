import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
