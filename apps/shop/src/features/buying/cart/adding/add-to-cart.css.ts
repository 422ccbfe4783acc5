import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", flexWrap: "wrap", gap: vars.space[12], alignItems: "center" });
export const button = style({ flex: "1 1 140px" });
