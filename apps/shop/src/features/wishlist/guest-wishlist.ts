/** A guest's wishlist, in this browser alone: article numbers, the newest wish first. @source D7 */
export const guestWishlistKey = "precise-wishlist";

/** As many as the account's list may hold. */
const most = 200;

/** A bad value means an empty list. */
export function readGuestWishlist(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(guestWishlistKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((sku) => typeof sku === "string").slice(0, most) : [];
  } catch {
    // Blocked, or not ours: nothing was wished for here.
    return [];
  }
}

/** @returns false where the browser keeps nothing */
export function writeGuestWishlist(skus: readonly string[]): boolean {
  try {
    if (skus.length === 0) localStorage.removeItem(guestWishlistKey);
    else localStorage.setItem(guestWishlistKey, JSON.stringify([...new Set(skus)].slice(0, most)));
    return true;
  } catch {
    return false;
  }
}
