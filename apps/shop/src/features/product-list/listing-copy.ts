/** Words of listings and search results that only servers read. @source design D11 */
export const listingCopy = {
  subcategories: "In this category",
  categories: "Categories",
  sale: "Reduced prices on every light. Each one shows what you save.",
  howMany: "How many does your room need?",
  planRoom: "Plan the room",
  fitting: (term: string) => `Categories for “${term}”`,
  removeOne: "Remove one:",
  orAll: ", or clear them all.",
  tooNarrow: "Clear the filter, or choose another.",
  fewerWords: "Try fewer words",
  tryFewer: (term: string, count: string) => `“${term}”: ${count}`,
} as const;
