/** Words about what is in stock. */
export const stockCopy = {
  inStock: (pieces: number) => `${pieces.toLocaleString("en")} in stock`,
  outOfStock: "Out of stock",
  leadTime: (days: number) => (days === 1 ? "available in 1 day" : `available in ${days} days`),
  leadTimeUnknown: "no date yet",
} as const;
