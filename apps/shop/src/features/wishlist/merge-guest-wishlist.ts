import { putWishes } from "@precise/api-client/wishlist";
import { browserApi } from "@precise/web/shell/browser-api";
import { readGuestWishlist, writeGuestWishlist } from "./guest-wishlist.ts";

/** Puts this browser's wishes on the list of the person who has just signed in. Kept here when that fails. */
export async function mergeGuestWishlist(): Promise<void> {
  const skus = readGuestWishlist();
  if (skus.length === 0) return;
  const merged = await putWishes(browserApi, skus);
  if (merged.ok) writeGuestWishlist([]);
}
