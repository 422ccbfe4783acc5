/** Words of the search panel. What the specification gives stands here letter for letter. @source spec §2 "Search panel", design D11 */
export const searchPanelCopy = {
  panel: "Search",
  suggestions: "Suggestions",
  topCategories: "Top Categories",
  categories: "Categories",
  rooms: "Rooms",
  guides: "Guides",
  help: "How can we help?",
  products: "Products",
  recent: "Recent searches",
  clearRecent: "Clear recent searches",
  all: (term: string) => `All results for “${term}”`,
  nothing: (term: string) => `No results for “${term}”`,
  nothingText: "Try another word, fewer letters, or the item number.",
  failed: "Search is not working right now.",
  failedText: "Try again, or press Enter for the results page.",
  again: "Try again",
  offline: "You are offline",
  offlineText: "Search continues when you are back online.",
  /** Read out, never shown. */
  found: (suggestions: number, products: number) =>
    `${count(suggestions, "suggestion")} and ${count(products, "product")}. Use the arrow keys to choose.`,
} as const;

function count(number: number, thing: string): string {
  return number === 1 ? `1 ${thing}` : `${number} ${thing}s`;
}
