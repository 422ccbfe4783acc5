/** Words of the trade area's frame. @source D11 */
export const copy = {
  shopName: "Precise",
  areaName: "Precise Trade",
  description: "The trade area of Precise: your company's prices, quick order and orders on account.",
  toShop: "To the shop",
  promise: "All week 24/7",
  topBar: "Open and elsewhere",
  navigation: "Trade catalogue",
  all: (name: string) => `All ${name}`,
  buying: "Buying",
  quickOrder: "Quick order",
  orders: "Orders",
  account: "Account",
  accountOf: "Your account: ",
  logOut: "Log out",
  logOutFailed: "You could not be logged out: the shop does not answer. Please try again.",
  profile: "Company profile (PDF)",
  profilePath: "/precise-company-profile.pdf",
  cart: (pieces: number | null) =>
    pieces === null ? "Cart" : `Cart, ${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"}`,
  missing: {
    title: "This page has gone dark",
    text: "It is not here, or it never was. Everything for trade is here:",
    action: "To the catalogue",
  },
} as const;
