import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const bar = style({ display: "grid", gap: vars.space[8] });
