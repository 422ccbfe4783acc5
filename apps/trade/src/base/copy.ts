/** Words of the trade area's frame. @source design D11 */
export const copy = {
  areaName: (shopName: string | null) => (shopName === null ? "Trade" : `${shopName} Trade`),
  description: (areaName: string) =>
    `${areaName}: your company's prices, quick order, and orders on account.`,
  toShop: "Go to the shop",
  topBar: "Open and elsewhere",
  navigation: "Trade catalogue",
  all: (name: string) => `All ${name}`,
  buying: "Buying",
  quickOrder: "Quick order",
  orders: "Orders",
  account: "Account",
  accountOf: "Your account: ",
  logOut: "Sign out",
  logOutFailed: "We could not sign you out. Try again in a moment.",
  cart: (pieces: number | null) =>
    pieces === null ? "Cart" : `Cart, ${pieces.toLocaleString("en")} ${pieces === 1 ? "piece" : "pieces"}`,
  missing: {
    title: "This page has gone dark",
    text: "It is not here, or it never was. The whole trade catalogue is here:",
    action: "Go to the catalogue",
  },
} as const;
