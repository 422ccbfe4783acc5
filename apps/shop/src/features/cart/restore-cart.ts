import type { ApiFailure } from "@precise/api-client/api-failure";
import { addCartLines } from "@precise/api-client/cart";
import type { ApiClient } from "@precise/api-client/client";
import type { Cart } from "@precise/contract/cart";
import { browserApi } from "./browser-api.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";

/** What came of bringing back a cleared cart. `leftOut` are names of what is no longer to be had. */
export type Restored =
  | { readonly ok: true; readonly cart: Cart; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly failure: ApiFailure | null };

/**
 * Puts the lines of a cleared cart into the present one. A call that adds is all or nothing: so lines that are refused by
 * name are left out, and the rest is asked for again.
 * @param cartId null makes a new cart
 * @returns `failure: null` when nothing of it is to be had any more
 * @source D4 "A cleared cart leaves a snapshot that the shopper can restore"
 */
export async function restoreCart(
  client: ApiClient,
  cartId: string | null,
  cleared: Pick<Cart, "items">,
): Promise<Restored> {
  let items = cleared.items;
  const leftOut: string[] = [];
  while (items.length > 0) {
    const wishes = items.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
    const result = await addCartLines(client, cartId, wishes);
    if (result.ok) return { ok: true, cart: result.value, leftOut };
    const refused = refusedLines(result.failure);
    if (refused.size === 0) return { ok: false, failure: result.failure };
    leftOut.push(...items.filter((_, index) => refused.has(index)).map(({ product }) => product.name));
    items = items.filter((_, index) => !refused.has(index));
  }
  return { ok: false, failure: null };
}

/** The same with this browser's own cart and connection. */
export function restoreInBrowser(cleared: Pick<Cart, "items">): Promise<Restored> {
  return restoreCart(browserApi, browserCartStorage.cartId(), cleared);
}

/** Positions that the API's errors name: `items.3.sku`. */
function refusedLines(failure: ApiFailure): ReadonlySet<number> {
  const positions = failure.errors.map(({ field }) => /^items\.(\d+)\./.exec(field ?? "")?.[1]);
  return new Set(positions.flatMap((position) => (position === undefined ? [] : [Number(position)])));
}
