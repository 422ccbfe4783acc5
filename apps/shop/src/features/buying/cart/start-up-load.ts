import type { CartStorage } from "@precise/api-client/cart-storage";
import { loadCart } from "@precise/api-client/load-cart";
import type { SessionUser } from "@precise/contract/shop/session";
import { getDefaultStore } from "jotai/vanilla";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { isMarkedSignedIn } from "#shop/base/session/signed-in-mark.ts";
import { authUserAtom } from "#shop/base/state/auth.atoms.ts";
import { browserCartStorage, isCartToForget } from "./browser-cart-storage.ts";
import { dropCart, isCartSettled, keepCart, pendingEdits, unsettleCart } from "./cart-store.ts";

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
 * @source spec §4 "Cart load", design D4
 */
export async function loadCartAtStart(): Promise<void> {
  // Guests are spared the question.
  const user = isMarkedSignedIn() ? await currentUser() : undefined;
  // Where it is not known who is here, or the session has ended, the stored cart may be a customer's: it is left alone.
  if (user === null || isCartSettled() || isCartToForget()) return;
  await loadCart(personalApi, storage, user?.attributes.email);
}

/**
 * Loads the cart again in a page that has slept in the browser's back-forward cache. Where the cart's id has gone meanwhile,
 * with an order or a sign-out, the lines that this tab still stores are of no worth.
 */
export async function reloadCart(): Promise<void> {
  if (pendingEdits().length > 0) return;
  unsettleCart();
  const isGone = browserCartStorage.cartId() === null && browserCartStorage.snapshotText() !== null;
  if (isGone || isCartToForget()) dropCart({ keepForRestore: false });
  await loadCartAtStart();
}

/** As the frame's own load reports it, which says what spec §8 asks for when it cannot. */
async function currentUser(): Promise<SessionUser | null> {
  const { startUp } = await import("#shop/base/state/start-up.ts");
  await getDefaultStore().set(startUp.user.start);
  return getDefaultStore().get(authUserAtom);
}
