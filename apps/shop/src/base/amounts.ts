import { fromWirePrice, type Kobo } from "@precise/cart-core/money";

/** What something costs now, and what it cost before where it is reduced. */
export interface Prices {
  readonly now: Kobo;
  readonly was: Kobo | null;
}

/** The prices of a product or variant in kobo. @throws RangeError on an unreadable price: answers are decoded before */
export function pricesOf(priced: {
  readonly price: string;
  readonly special_price?: string | undefined;
}): Prices {
  const regular = fromWirePrice(priced.price);
  if (priced.special_price === undefined) return { now: regular, was: null };
  const now = fromWirePrice(priced.special_price);
  return { now, was: now < regular ? regular : null };
}
