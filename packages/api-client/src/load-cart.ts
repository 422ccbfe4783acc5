import { outcomeOfFailedLoad } from "@precise/cart-core/clear-on-message";
import { type Cart, getCart } from "@precise/contract/shop/cart";
import type { ApiFailure } from "./api-failure.ts";
import type { CartStorage } from "./cart-storage.ts";
import { type ApiClient, call } from "./client.ts";

/** What a cart load came to. `kept`: it failed in a way that says nothing about the cart, so nothing was lost. */
export type CartLoad =
  | { readonly kind: "loaded"; readonly cart: Cart }
  | { readonly kind: "no-cart" }
  | { readonly kind: "cleared"; readonly failure: ApiFailure }
  | { readonly kind: "kept"; readonly failure: ApiFailure };

/**
 * Loads the cart: the signed-in customer's by e-mail, else the stored id's; stores what came, or clears what is dead.
 * An answer that comes after the stored id has changed is dropped, for it is about another cart.
 * @param email only while a session lives (design D5)
 * @source spec §4 "Cart load", design D4
 */
export async function loadCart(client: ApiClient, storage: CartStorage, email?: string): Promise<CartLoad> {
  const cartId = storage.cartId();
  if (email === undefined && cartId === null) return { kind: "no-cart" };
  const body = email !== undefined ? { email } : { cartId: cartId ?? "" };
  const result = await call(client, getCart, { body });
  const superseded = storage.cartId() !== cartId;
  if (result.ok) {
    if (!superseded) storage.keep(result.value);
    return { kind: "loaded", cart: result.value };
  }
  const { failure } = result;
  if (superseded || !clearsStoredCart(failure)) return { kind: "kept", failure };
  storage.clear({ keepForRestore: true });
  return { kind: "cleared", failure };
}

/** Whether a failed cart call means that the stored cart is dead. @source design D4 */
export function clearsStoredCart(failure: ApiFailure): boolean {
  return (
    outcomeOfFailedLoad({
      status: failure.status,
      message: failure.message,
      code: failure.code,
      // A 404 that is no envelope of ours (a proxy's page) says nothing about the cart.
      networkFailed: failure.kind !== "http",
    }) === "clear"
  );
}
