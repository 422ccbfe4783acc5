/** Words of the footer. */
export const footerCopy = {
  shop: "Shop",
  ideas: "Ideas",
  about: "About",
  help: "Help",
  contact: "Call or write",
  hours: (days: string, open: string | null, close: string | null) =>
    open === null || close === null ? `${days}: closed` : `${days}: ${open} to ${close}`,
  pay: "Ways to pay",
  freeDelivery: (from: string) => `Free delivery on orders of ${from} or more. Prices include VAT.`,
} as const;
