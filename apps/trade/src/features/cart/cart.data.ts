import { call } from "@precise/api-client/client";
import { getClientCart } from "@precise/contract/trade/cart";
import "server-only";
import { tradeApi, unwrapOrRedirect } from "#trade/base/server/trade-api.ts";
import { type CartView, viewOfCart } from "./cart-view.ts";

/** A page of the cart of who is signed in. */
export async function loadCartView(page: number): Promise<CartView> {
  return viewOfCart(await unwrapOrRedirect(await call(await tradeApi(), getClientCart)), page);
}
