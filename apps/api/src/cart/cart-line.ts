import type { Kobo } from "@precise/cart-core/money";

/** A line of a cart as it is kept: prices are never, except the one that the shopper saw. */
export interface CartLine {
  readonly sku: string;
  readonly quantity: number;
  /** Price of one piece when the shopper last touched the line. */
  readonly seenPrice: Kobo;
}
