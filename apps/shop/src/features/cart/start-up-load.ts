import type { CartStorage } from "@precise/api-client/cart-storage";
import { loadCart } from "@precise/api-client/load-cart";
import { fetchSession } from "@precise/api-client/session";
import { browserApi } from "@precise/web/shell/browser-api";
import { isMarkedSignedIn } from "../../shell/session/signed-in-mark.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
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
  const session = isMarkedSignedIn() ? await fetchSession(browserApi) : undefined;
  const user = session?.ok ? session.value : undefined;
  if (!isCartSettled()) await loadCart(browserApi, storage, user?.attributes.email);
}
