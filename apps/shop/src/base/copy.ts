/** Words of the shop's frame and catalogue pages. What the specification gives stands here letter for letter. @source design D11 */
export const copy = {
  skip: "Skip to content",
  home: {
    action: "See all lights",
    categories: "Top Categories",
    rooms: "Shop by Room",
    allRooms: "All rooms",
    featured: "Featured lights",
    newest: "New",
    allNew: "All new lights",
    sale: "Sale",
    allSale: "See all sale",
  },
  listing: {
    all: "All lights",
    allSentence: "Everything we sell: lights, switches and sockets.",
    /** Of families: switches and what a search finds are no lights. */
    count: (total: number, noun: "light" | "product" = "light") =>
      total === 1 ? `1 ${noun}` : `${total.toLocaleString("en")} ${noun}s`,
    from: (low: string, high: string) =>
      low === high ? `${low}, VAT included.` : `From ${low} to ${high}, VAT included.`,
    clearAll: "Clear all",
    emptyTitle: "No lights match these filters",
    emptyCategoryTitle: "Nothing here yet",
    emptyCategoryText: "New lights come in often. Until then, see everything else:",
    seeAll: "See all lights",
    pastTheEnd: "This page no longer exists",
    pastTheEndText: "Some lights on this list have sold out since.",
    firstPage: "Go to the first page",
  },
  search: {
    title: "Search",
    idleTitle: "What are you looking for?",
    resultsFor: (term: string) => `“${term}”`,
    pageTitle: (term: string) => `Search: ${term}`,
    suggestion: (term: string, instead: string) =>
      `No results for “${term}”. Showing results for “${instead}”.`,
    emptyTitle: (term: string) => `No results for “${term}”`,
    emptyText: "Try another word, fewer words, or the item number. Or start from a category:",
    topCategories: "Top Categories",
    tooLong: "Your search is long: we used only its first part.",
  },
  missing: {
    title: "This page has gone dark",
    text: "It is not here, or it never was. The lights are on elsewhere:",
    action: "See all lights",
  },
} as const;
