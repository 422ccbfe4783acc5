/** Whether prices are shown without VAT, as trade counts, or with it. @source design D13 */
export type PriceBase = "net" | "gross";

/** Holds the choice, because pages are rendered by it; not secret, and readable by scripts. */
export const pricesCookieName = "precise_client_prices";
/** How long the choice is remembered: a hundred days. */
export const pricesCookieSeconds = 100 * 24 * 60 * 60;

/** The choice that a cookie holds; without VAT for any other text. */
export function priceBaseOf(text: string | undefined): PriceBase {
  return text === "gross" ? "gross" : "net";
}
