import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const links = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[4]} ${vars.space[16]}` });
