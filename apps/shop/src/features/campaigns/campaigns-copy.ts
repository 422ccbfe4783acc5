/** Words of the campaign pages that no content file holds. */
export const campaignsCopy = {
  voucher: {
    how: "How it works",
    goods: "Goods",
    without: "Without it you pay",
    with: "With it you pay",
    effect: "How much you save",
    caption: "Examples, delivery included",
    saves: (amount: string) => `You save ${amount}`,
  },
  affiliates: { how: "How it works", apply: "Apply" },
  tvAd: {
    seconds: (seconds: number) => `${seconds} seconds, with captions, no voice`,
    captions: "English",
    transcript: "What you see",
    products: "Lights in the film",
  },
} as const;
