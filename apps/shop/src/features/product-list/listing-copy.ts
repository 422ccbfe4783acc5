/** Words of listings and search results that only servers read. @source D11 */
export const listingCopy = {
  subcategories: "In this category",
  categories: "Categories",
  sale: "Every price here is reduced. Each light says what you save.",
  fitting: (term: string) => `Categories for “${term}”`,
  fewerWords: "With fewer words",
  tryFewer: (term: string, count: string) => `“${term}”: ${count}`,
} as const;
