/** Words of a signed-in person's orders. @source design D11 */
export const ownOrdersCopy = {
  title: "My orders",
  lights: "My Lights: what hangs where",
  none: "No orders in this account yet.",
  toShop: "See all lights",
  pieces: (first: string, pieces: number) => (pieces === 1 ? first : `${first} and more, ${pieces} items`),
  open: (number: string) => `Order ${number}`,
  other: "Find another order",
  otherText: "Ordered without this account? Enter your order number and e-mail address.",
  logIn: "Sign in to see all your orders",
  over: "You have been signed out. Sign in again to see your orders, or find one by its number.",
  unreachable: "We cannot load your orders right now. Try again in a moment.",
};
