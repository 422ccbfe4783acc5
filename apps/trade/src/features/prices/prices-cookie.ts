/** Whether prices are shown without VAT, as trade counts, or with it. @source design D13 */
export type PriceBase = "net" | "gross";

/** Holds the choice, for pages are made by it; it is no secret and readable by script. */
export const pricesCookieName = "precise_client_prices";
/** How long the choice is remembered: a hundred days. */
export const pricesCookieSeconds = 100 * 24 * 60 * 60;

/** The choice that a cookie holds; without VAT for any other text. */
export function priceBaseOf(text: string | undefined): PriceBase {
  return text === "gross" ? "gross" : "net";
}
