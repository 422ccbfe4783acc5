/** Words about what is in stock. */
export const stockCopy = {
  inStock: (pieces: number) => `${pieces.toLocaleString("en")} in stock`,
  outOfStock: "Out of stock",
  leadTime: (days: number) => (days === 1 ? "here in 1 day" : `here in ${days} days`),
  leadTimeUnknown: "no date yet",
} as const;
