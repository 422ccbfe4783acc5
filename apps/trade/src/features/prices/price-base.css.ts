import { style } from "@vanilla-extract/css";

/** Wraps everything; not part of the layout itself. */
export const base = style({ display: "contents" });
const shownBy = (wanted: "net" | "gross") =>
  style({ selectors: { [`${base}:not([data-prices="${wanted}"]) &`]: { display: "none" } } });
/** Shown while prices are shown without VAT, and with it. */
export const net = shownBy("net");
export const gross = shownBy("gross");
