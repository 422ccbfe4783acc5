import "server-only";
import { fetchClientCart } from "@precise/api-client/clients/cart";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";
import { type CartView, viewOfCart } from "./cart-view.ts";

/** A page of the cart of who is signed in. */
export async function loadCartView(page: number): Promise<CartView> {
  return viewOfCart(await unwrapOrRedirect(await fetchClientCart(await tradeApi())), page);
}
