/** Words of the trade area's frame. @source D11 */
export const copy = {
  shopName: "Precise",
  areaName: "Precise Trade",
  description: "The trade area of Precise: your company's prices, quick order and orders on account.",
  toShop: "To the shop",
  missing: {
    title: "This page has gone dark",
    text: "It is not here, or it never was. Everything for trade is here:",
    action: "To the catalogue",
  },
} as const;
