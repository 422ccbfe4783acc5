import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/theme.css.ts";

export const figures = style({ display: "flex", gap: vars.space[32], marginBlock: vars.space[12] });
export const figure = style({ display: "grid" });
export const figureNow = style({ fontWeight: vars.weight.strong, fontSize: vars.fontSize[20] });
