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
/** The same in the line. */
export const note = style({ color: vars.colour.muted, fontSize: vars.fontSize[13] });
/** Something is wrong, said in a quiet way. */
export const bad = style({ color: vars.colour.critical });
/** A second line about what is wrong. */
export const badNote = style({ color: vars.colour.critical, fontSize: vars.fontSize[13] });
export const strong = style({ fontWeight: vars.weight.strong });
/** Addresses and numbers without blanks break where they must. */
export const breakable = style({ overflowWrap: "anywhere" });
/** What a person wrote, with its own lines. */
export const written = style({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** An item number. */
export const sku = style({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });
/** Never broken, as long as there is room for it on a line of its own. */
export const whole = style({ display: "inline-block", maxWidth: "100%" });
