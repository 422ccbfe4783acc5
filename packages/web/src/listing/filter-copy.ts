/** Words of the filters; apart from the others, for browsers load them. @source design D11 */
export const filterCopy = {
  filters: "Filters",
  close: "Close",
  show: "Show products",
  showFound: (count: number) => (count === 0 ? "No products match" : `Show ${productCount(count)}`),
  least: "From",
  most: "To",
  moreOptions: "Show all",
  unreadable: "Enter an amount in digits, such as 50,000.",
  wrongWayRound: "This is less than “From”.",
  count: productCount,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  offline: "You are offline",
  offlineText: "We apply this when you are back online.",
  filterWith: (active: number) => (active === 0 ? "Filter" : `Filter (${active})`),
  clearAll: "Clear all",
  results: "Products",
  sort: "Sort by",
  sorts: {
    relevance: "Featured",
    "price-asc": "Price, lowest first",
    "price-desc": "Price, highest first",
    price_per_klm: "₦ per 1,000 lm",
    name: "Name",
    newest: "Newest",
  },
  bestMatch: "Best match",
  apply: "Apply",
  columns: "Columns",
  columnsOf: (columns: number) => `${columns} columns`,
} as const;

function productCount(count: number): string {
  return count === 1 ? "1 product" : `${count.toLocaleString("en")} products`;
}
