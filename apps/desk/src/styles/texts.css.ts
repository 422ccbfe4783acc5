import { vars } from "@precise/ui/styles/theme.css";
import { style } from "@vanilla-extract/css";

/** Beside what matters. */
export const muted = style({ color: vars.colour.muted });
/** A second line. */
export const small = style({ display: "block", color: vars.colour.muted, fontSize: vars.fontSize[13] });
/** Amounts and counts, whose digits line up. */
export const figure = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** Something is to be looked at. */
export const caution = style({ color: vars.colour.caution, fontWeight: vars.weight.medium });
/** Something is wrong. */
export const critical = style({ color: vars.colour.critical, fontWeight: vars.weight.medium });
