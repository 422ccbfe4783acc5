/** Most pieces of one product in a cart; a merge caps at it and the API refuses more. */
export const maxQuantityPerLine = 999;

/** Most different products in a cart, and most lines in one call that changes it. */
export const maxLinesPerCart = 100;
