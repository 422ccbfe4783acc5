import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

export const days = style({ display: "inline-flex", flexWrap: "wrap", gap: vars.space[16] });
export const figure = style({ margin: 0, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const sums = style({ display: "grid", gap: vars.space[8], margin: 0, maxWidth: "520px" });
export const sum = style({ display: "flex", justifyContent: "space-between", gap: vars.space[16] });
export const form = style({ display: "grid", gap: vars.space[16], maxWidth: "520px" });
