/** Most pieces of one product in a cart; a merge caps at it and the API refuses more. */
export const maxQuantityPerLine = 999;

/**
 * Up to this number, shoppers see how many pieces are left; above it, only that there are some.
 * @source design "Product on the wire", design D28
 */
export const mostStockShown = 5;

/** Most different products in a cart, and most lines in one call that changes it. */
export const maxLinesPerCart = 100;

/** How the wire names what is left of a product: none, few enough to say how many, or more. @source design "Product on the wire" */
export function stockStatus(pieces: number): "OUT_OF_STOCK" | "LOW_STOCK" | "IN_STOCK" {
  if (pieces <= 0) return "OUT_OF_STOCK";
  return pieces <= mostStockShown ? "LOW_STOCK" : "IN_STOCK";
}

/**
 * Rows of a desk's list, and of a view, are counted up to here; one more says that there are more.
 * @source decision 133
 */
export const mostCounted = 10_000;
/** Prices are counted up to here: so many may change at once. */
export const mostPricesAtOnce = 20_000;
