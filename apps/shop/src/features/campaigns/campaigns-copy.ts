/** Words of the campaign pages that no content file holds. */
export const campaignsCopy = {
  voucher: {
    how: "How it works",
    goods: "Goods",
    without: "Without it you pay",
    with: "With it you pay",
    effect: "How much you save",
    confirmed: (goods: string) => `${goods}, plus a delivery fee we confirm first`,
    caption: "Examples, delivery included",
    saves: (amount: string) => `You save ${amount}`,
    costs: (amount: string) => `${amount} more, so we do not apply it`,
    asks: "We would have to confirm the delivery fee",
    settles: "Fixes your delivery fee",
    same: "No change",
    below: "Not valid yet: below the minimum",
  },
  affiliates: { how: "How it works", apply: "Apply" },
  tvAd: {
    seconds: (seconds: number) => `${seconds} seconds, with captions, no voice`,
    captions: "English",
    transcript: "What you see",
    products: "Lights in the film",
  },
} as const;
