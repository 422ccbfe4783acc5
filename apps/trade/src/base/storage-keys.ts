/** Names under which the trade area keeps things in the browser: storage is shared on the domain. @source design D7 */
export const storageKeys = {
  /** localStorage: `{"firstname": …}` of who is signed in, and nothing more. @source spec §3 "Client user" */
  user: "user",
  /** sessionStorage: pieces in the trade cart by article, as last known. */
  cart: "clientCart",
  /** sessionStorage: rows of a quick order that are not in the cart yet. */
  quickRows: "clientQuickRows",
  /** localStorage: whether prices are shown without or with VAT. */
  prices: "clientPrices",
} as const;
