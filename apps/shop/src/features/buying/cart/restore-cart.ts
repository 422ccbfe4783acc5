import type { ApiFailure } from "@precise/api-client/api-failure";
import { type ApiClient, call } from "@precise/api-client/client";
import { addToCart, type Cart } from "@precise/contract/shop/cart";
import { personalApi } from "#shop/base/session/personal-api.ts";
import { addAvailableLines } from "#shop/features/buying/lines/add-available-lines.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";

/** What came of bringing back a cleared cart. `leftOut` are names of what is no longer to be had. */
export type Restored =
  | { readonly ok: true; readonly cart: Cart; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly failure: ApiFailure | null };

/**
 * Puts the lines of a cleared cart into the present one; what is no longer to be had is left out.
 * @param cartId null makes a new cart
 * @returns `failure: null` when nothing of it is to be had any more
 * @source design D4
 */
export async function restoreCart(
  client: ApiClient,
  cartId: string | null,
  cleared: Pick<Cart, "items">,
): Promise<Restored> {
  const kept = await addAvailableLines(cleared.items, (items) =>
    call(client, addToCart, {
      body: {
        cartId: cartId ?? undefined,
        items: items.map(({ product, quantity }) => ({ sku: product.sku, quantity })),
      },
    }),
  );
  return kept.ok ? { ...kept, leftOut: kept.leftOut.map(({ product }) => product.name) } : kept;
}

/** The same with this browser's own cart and connection. */
export function restoreInBrowser(cleared: Pick<Cart, "items">): Promise<Restored> {
  return restoreCart(personalApi, browserCartStorage.cartId(), cleared);
}
