/** Words of the filters; apart from the others, for browsers load them. @source design D11 */
export const filterCopy = {
  filters: "Filters",
  close: "Close",
  show: "Show products",
  showFound: (count: number, noun: FoundNoun) =>
    count === 0 ? `No ${noun}s match` : `Show ${countOf(count, noun)}`,
  any: "Any",
  least: "From",
  most: "To",
  moreOptions: "Show all",
  moreFilters: "More filters",
  unreadable: "Enter an amount in digits, such as 50,000.",
  wrongWayRound: "This is less than “From”.",
  count: countOf,
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
    newest: "New first",
  },
  bestMatch: "Best match",
  apply: "Apply",
  columns: "Columns",
  columnsOf: (columns: number) => `${columns} columns`,
} as const;

/** What a list counts. */
export type FoundNoun = "light" | "product";

function countOf(count: number, noun: FoundNoun = "product"): string {
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString("en")} ${noun}s`;
}
