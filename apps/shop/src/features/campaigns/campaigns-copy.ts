/** Words of the campaign pages that no content file holds. */
export const campaignsCopy = {
  voucher: {
    how: "How it works",
    goods: "Goods",
    without: "You pay without it",
    with: "You pay with it",
    effect: "What the voucher does",
    confirmed: (goods: string) => `${goods} and delivery, which we confirm first`,
    caption: "Examples, delivery counted in",
    saves: (amount: string) => `saves ${amount}`,
    costs: (amount: string) => `would cost ${amount} more`,
    asks: "would leave delivery to be confirmed",
    settles: "settles what you pay",
    same: "changes nothing",
    below: "does not count yet",
  },
  affiliates: { how: "How it works", apply: "Apply" },
  tvAd: {
    seconds: (seconds: number) => `${seconds} seconds, with captions, no voice`,
    captions: "English",
    transcript: "What you see",
    products: "Lights in the film",
  },
} as const;
