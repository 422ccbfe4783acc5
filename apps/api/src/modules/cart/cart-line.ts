import type { Kobo } from "@precise/cart-core/money";

/** A line of a cart as it is kept: prices are never, except the one that the shopper saw. */
export interface CartLine {
  /** Names the line within its cart; a shopper's cart has one line of an article, so there it is the article number. */
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  /** Price of one piece when the shopper last touched the line. */
  readonly seenPrice: Kobo;
}

/** How a call names a line: by one of the two. @source design D34 */
export interface NamedLine {
  readonly line_id?: string | undefined;
  readonly sku?: string | undefined;
}
