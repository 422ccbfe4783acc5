/** Words of the shop's frame and catalogue pages. What SPEC.md gives stands here letter for letter. @source D11 */
export const copy = {
  shopName: "Precise",
  tagline: "Lights, switches and sockets, delivered across Nigeria.",
  skip: "Skip to content",
  home: {
    title: "Precise: lights, switches and sockets in Nigeria",
    description:
      "Chandeliers, pendants, wall and table lamps, outdoor lights, switches and sockets. Prices in naira, delivery across Nigeria, payment on delivery.",
    sentence: "Come home to good light.",
    action: "See all lights",
    categories: "Top Categories",
    rooms: "Shop by Room",
    allRooms: "All rooms",
    newest: "New",
    allNew: "All new lights",
    sale: "Sale",
    allSale: "All of the sale",
  },
  listing: {
    all: "All lights",
    allSentence: "Everything we sell: lights, switches and sockets.",
    count: (total: number) => (total === 1 ? "1 product" : `${total.toLocaleString("en")} products`),
    from: (low: string, high: string) =>
      low === high
        ? `${low}, delivered across Nigeria.`
        : `From ${low} to ${high}, delivered across Nigeria.`,
    clearAll: "Clear all",
    emptyTitle: "Nothing fits all of these filters",
    emptyText: "Take one away, or start again with everything we have here.",
    emptyCategoryTitle: "Nothing here yet",
    emptyCategoryText: "New lights come in often. Meanwhile, everything else is here:",
    seeAll: "See all lights",
    pastTheEnd: "There is no such page any more",
    pastTheEndText: "The list has become shorter since.",
    firstPage: "To the first page",
  },
  search: {
    title: "Search",
    idleTitle: "What are you looking for?",
    resultsFor: (term: string) => `“${term}”`,
    pageTitle: (term: string) => `Search: ${term}`,
    suggestion: (term: string, instead: string) =>
      `Nothing is called “${term}”. Showing “${instead}” instead.`,
    emptyTitle: (term: string) => `Nothing found for “${term}”`,
    emptyText: "Try another word, fewer words, or the article number. Or start from a category:",
    topCategories: "Top Categories",
    tooLong: "Only the first part of what you typed was searched for.",
  },
  missing: {
    title: "This page has gone dark",
    text: "It is not here, or it never was. The lights are on elsewhere:",
    action: "See all lights",
  },
} as const;
