import type { CartStorage } from "@precise/api-client/cart-storage";
import { loadCart } from "@precise/api-client/load-cart";
import { fetchSession } from "@precise/api-client/session";
import { personalApi } from "../../shell/personal-api.ts";
import { isMarkedSignedIn } from "../../shell/session/signed-in-mark.ts";
import { browserCartStorage, isCartToForget } from "./browser-cart-storage.ts";
import { dropCart, isCartSettled, keepCart } from "./cart-state.ts";

/** An add that was answered while the load was under way knows better: then the load's outcome is dropped. */
const storage: CartStorage = {
  ...browserCartStorage,
  keep: (cart) => {
    if (!isCartSettled()) keepCart(cart);
  },
  clear: (options) => {
    if (!isCartSettled()) dropCart(options);
  },
};

/**
 * Loads the cart once, after the page has come to rest: by e-mail while a session lives, else the stored one. A dead
 * cart is cleared and its snapshot kept; a failure that says nothing about the cart changes nothing.
 * @source SPEC §4 "Cart load", D4
 */
export async function loadCartAtStart(): Promise<void> {
  // Guests are spared the question.
  const session = isMarkedSignedIn() ? await fetchSession(personalApi) : undefined;
  // Where it is not known who is here, or the session has ended, the stored cart may be somebody's: it is left alone.
  if (session !== undefined && (!session.ok || session.value === null)) return;
  if (isCartSettled() || isCartToForget()) return;
  await loadCart(personalApi, storage, session?.value?.attributes.email);
}
