/** Words of wishing for a light. @source design D11 */
export const wishCopy = {
  heart: (name: string) => `Wishlist: ${name}`,
  added: "Added to your wishlist",
  removed: "Removed from your wishlist",
  see: "See wishlist",
  undo: "Undo",
  full: "Your wishlist is full. Remove something first.",
  signedOut: "You have been signed out. Sign in again, then tap the heart.",
  failed: "We could not save that. Try again in a moment.",
};
