/** Words of wishing for a light. @source D11 */
export const wishCopy = {
  heart: (name: string) => `Wishlist: ${name}`,
  added: "On your wishlist",
  removed: "Off your wishlist",
  see: "See wishlist",
  undo: "Undo",
  full: "Your wishlist is full. Take something off it first.",
  signedOut: "You have been logged out. Log in again, and press the heart once more.",
  failed: "That could not be saved: we cannot be reached. Try again in a moment.",
};
