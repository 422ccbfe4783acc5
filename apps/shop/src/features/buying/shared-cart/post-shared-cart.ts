import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { call } from "@precise/api-client/client";
import { maxLinesPerCart } from "@precise/cart-core/limits";
import { readSharedLines, type SharedLine, sharedLineField } from "@precise/cart-core/shared-lines";
import { addToCart, type Cart, getCart, updateCart } from "@precise/contract/shop/cart";
import type { FormAnswer, FormPost } from "#shop/base/server/shop-post.ts";
import { cartCookie } from "#shop/base/storage/cart-cookie.ts";
import { type AddedLines, addAvailableLines } from "#shop/features/buying/lines/add-available-lines.ts";
import { linesOriginField, linesOriginOf } from "#shop/features/buying/lines/lines-origin.ts";
import { sharedCartPath } from "#shop/features/buying/lines/shared-cart-path.ts";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";

/**
 * Takes lines of a shared cart, a wishlist or a room into the visitor's cart: beside what is in it, or in its place. What is no longer to be
 * had is left out and counted; a dead cart is replaced by a new one.
 * @source design D20
 */
export async function postSharedCart({ form, cartId, api }: FormPost): Promise<FormAnswer> {
  const { lines } = readSharedLines(form.getAll(sharedLineField));
  const of = linesOriginOf(form.get(linesOriginField));
  if (lines.length === 0)
    return { to: of === "shared" ? "/shared-cart" : "/shopping-cart?problem=nothing_chosen" };
  const isReplacing = form.get("intent") === "replace";
  const first =
    isReplacing && cartId !== null
      ? await replace(api, cartId, lines)
      : await addAvailableLines(lines, (kept) =>
          call(api, addToCart, { body: { cartId: cartId ?? undefined, items: kept } }),
        );
  const isDead = !first.ok && first.failure !== null && isDeadCart(first.failure);
  const result = isDead
    ? await addAvailableLines(lines, (kept) => call(api, addToCart, { body: { items: kept } }))
    : first;
  if (!result.ok) {
    const problem = result.failure === null ? "out_of_stock" : problemOf(result.failure);
    return {
      to:
        of === "shared" ? `${sharedCartPath(lines)}&problem=${problem}` : `/shopping-cart?problem=${problem}`,
    };
  }
  const { cart, leftOut } = result;
  const fewer = cart.notices.filter(({ kind }) => kind === "quantity_capped").length;
  const query = new URLSearchParams({
    taken: isReplacing ? "replaced" : of,
    ...(leftOut.length > 0 && { left: String(leftOut.length) }),
    ...(fewer > 0 && { fewer: String(fewer) }),
  });
  return { to: `/shopping-cart?${query}`, cookies: [cartCookie(cart.cartId)] };
}

/** Sets the lines and takes all others out, in one call where they fit into one. */
async function replace(
  api: FormPost["api"],
  cartId: string,
  lines: readonly SharedLine[],
): Promise<AddedLines<SharedLine>> {
  const now = await call(api, getCart, { body: { cartId } });
  if (!now.ok) return refused(now);
  const wanted = new Set(lines.map(({ sku }) => sku));
  const others = now.value.items
    .filter(({ product }) => !wanted.has(product.sku))
    .map(({ product }) => ({ sku: product.sku, quantity: 0 }));
  const fitsOneCall = lines.length + others.length <= maxLinesPerCart;
  if (!fitsOneCall) {
    const emptied = await call(api, updateCart, { body: { cartId, items: others } });
    if (!emptied.ok) return refused(emptied);
  }
  return addAvailableLines(lines, (kept) =>
    call(api, updateCart, { body: { cartId, items: fitsOneCall ? [...kept, ...others] : kept } }),
  );
}

function refused(result: Extract<ApiResult<Cart>, { ok: false }>): {
  readonly ok: false;
  readonly failure: ApiFailure;
} {
  return { ok: false, failure: result.failure };
}
