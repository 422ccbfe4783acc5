/** Words of the wishlist. @source design D11 */
export const wishlistCopy = {
  title: "Wishlist",
  here: "Saved on this device. Sign in to see it on every device.",
  logIn: "Sign in",
  account: "Saved to your account, on every device.",
  over: "You have been signed out. Sign in again to see the wishlist in your account.",
  loading: "Loading your wishlist",
  noScripts: "Without JavaScript, you need an account to keep a wishlist.",
  emptyTitle: "Your wishlist is empty",
  emptyText: "Tap the heart on a light you like to save it here.",
  toShop: "See all lights",
  add: "Add to cart",
  addNamed: (name: string) => `Add to cart: ${name}`,
  addAll: (count: number) => (count === 1 ? "Add it to my cart" : `Add all ${count} to my cart`),
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name} from the wishlist`,
  compare: (lights: number) => `Compare ${lights} of these lights`,
  share: "Share this wishlist",
  staleTitle: "Your wishlist is safe",
  staleText: "We cannot show it right now. This page keeps trying.",
  failed: "We cannot load your wishlist right now. It is saved on this device.",
  tryAgain: "Try again",
  gone: (count: number) =>
    count === 1
      ? "We no longer sell one light on your wishlist."
      : `We no longer sell ${count} lights on your wishlist.`,
};
