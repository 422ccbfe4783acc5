/** Words of the wishlist. @source D11 */
export const wishlistCopy = {
  title: "Wishlist",
  here: "Kept in this browser. Log in, and it is with you on every device.",
  logIn: "Log in",
  account: "On every device that you log in on.",
  over: "You have been logged out. Log in again to see the wishlist of your account.",
  loading: "Looking for your lights",
  noScripts: "Without JavaScript a wishlist is kept in an account only.",
  emptyTitle: "Nothing on your wishlist yet",
  emptyText: "Press the heart on a light that you like. It waits here until you have made up your mind.",
  toShop: "See all lights",
  add: "Add to cart",
  addNamed: (name: string) => `Add to cart: ${name}`,
  addAll: (count: number) => (count === 1 ? "Add it to my cart" : `Add all ${count} to my cart`),
  remove: "Remove",
  removeNamed: (name: string) => `Remove ${name} from the wishlist`,
  share: "Share this wishlist",
  staleTitle: "Your wishlist is safe",
  staleText: "The shop does not answer right now. This page tries again by itself.",
  failed: "The shop does not answer right now. Your hearts are kept in this browser.",
  tryAgain: "Try again",
  gone: (count: number) =>
    count === 1
      ? "One light of your list is no longer sold."
      : `${count} lights of your list are no longer sold.`,
};
