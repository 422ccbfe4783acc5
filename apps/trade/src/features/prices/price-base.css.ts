import { style } from "@vanilla-extract/css";

/** Round everything; takes no part in the layout itself. */
export const base = style({ display: "contents" });
const shownBy = (wanted: "net" | "gross") =>
  style({ selectors: { [`${base}:not([data-prices="${wanted}"]) &`]: { display: "none" } } });
/** Shown while prices are shown without VAT, and with it. */
export const net = shownBy("net");
export const gross = shownBy("gross");
