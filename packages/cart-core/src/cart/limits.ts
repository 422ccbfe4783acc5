/** Most pieces of one product in a cart; a merge caps at it and the API refuses more. */
export const maxQuantityPerLine = 999;

/**
 * Shoppers are told how many pieces are left up to this number; of more they learn only that they are there.
 * @source design "Product on the wire", design D28
 */
export const mostStockShown = 5;

/** Most different products in a cart, and most lines in one call that changes it. */
export const maxLinesPerCart = 100;
