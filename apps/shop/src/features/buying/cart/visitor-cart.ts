import { call } from "@precise/api-client/client";
import { clearsStoredCart } from "@precise/api-client/load-cart";
import { type Cart, getCart } from "@precise/contract/shop/cart";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { usableCartId } from "#shop/base/storage/cart-cookie.ts";

/** The visitor's cart as the server sees it. `gone`: the id is dead. `unreachable`: nothing is known, nothing is lost. */
export type VisitorCart =
  | { readonly kind: "none" }
  | { readonly kind: "loaded"; readonly cart: Cart }
  | { readonly kind: "gone" }
  /** The cart of a person whose session has ended: it waits for them to log in again. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "unreachable" };

/**
 * Loads the cart of the visitor who sent a request.
 * @param cookie what the request's cookie names as the cart's id
 * @source spec §4 "Cart load", design D4, D7
 */
export async function visitorCart(headers: Headers, cookie: string | undefined): Promise<VisitorCart> {
  const cartId = usableCartId(cookie);
  if (cartId === null) return { kind: "none" };
  const result = await call(apiForVisitor(headers), getCart, { body: { cartId } });
  if (result.ok) return { kind: "loaded", cart: result.value };
  if (result.failure.code === "session_expired") return { kind: "signed-out" };
  return { kind: clearsStoredCart(result.failure) ? "gone" : "unreachable" };
}
