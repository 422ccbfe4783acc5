/** Most pieces of one product in a trade cart, over all of its rows. */
export const maxTradeQuantityPerLine = 9_999;

/** Most rows in a trade cart: a large building's whole take-off. */
export const maxTradeLinesPerCart = 2_000;

/** Most rows of one pasted text or one uploaded file; what is above is refused as a whole, never cut off. */
export const maxQuickOrderRows = 5_000;

/** Most characters of a line's side mark. */
export const maxSideMarkLength = 80;
