import { fetchWishlist, putWishes } from "@precise/api-client/wishlist";
import { browserApi } from "@precise/web/shell/browser-api";
import { guestWishes, keepWishes } from "#shop/features/wishlist/kept-wishes.ts";

/** Puts this browser's wishes on the list of the person who has just signed in. Kept here when that fails. */
export async function mergeGuestWishlist(): Promise<void> {
  const skus = guestWishes();
  const merged = await (skus.length === 0 ? fetchWishlist(browserApi) : putWishes(browserApi, skus));
  if (!merged.ok) return;
  keepWishes("guest", []);
  keepWishes("account", merged.value);
}
