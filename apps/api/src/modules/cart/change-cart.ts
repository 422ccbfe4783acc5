import type { Cart } from "@precise/contract/shop/cart";
import { findSellable } from "#api/modules/catalogue/products-for-cart.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import type { Database } from "#api/platform/database/port.ts";
import { answer, failures, type Reply } from "#api/platform/http/reply.ts";
import { newCartId } from "./cart-id.ts";
import { refusalOf } from "./cart-refusals.ts";
import { insertCart, lockCart, readLines, saveLines } from "./cart-rows.ts";
import type { CartTerms } from "./cart-terms.ts";
import { cartView } from "./cart-view.ts";
import { changeLines, type Wish } from "./change-lines.ts";
import { lockCustomerCart } from "./customer-cart.ts";
import { standingNotices } from "./standing-notices.ts";
import { couponOf, rulesFor, viewOfCart } from "./view-of-cart.ts";

/**
 * Carries out a call's wishes in one transaction under the cart's row lock: all of them or none, and calls that come
 * at the same time one after the other.
 * @param givenId undefined means the signed-in customer's cart, or for a guest a new one, which is there only when the
 * wishes were granted
 * @param terms what counts on carts at this moment
 * @param operation the caller's key of an addition. One that the cart knows changes nothing; a new cart knows none, so a
 * guest whose first answer was lost gets another cart, with the same in it
 */
export async function changeCart(
  db: Database,
  caller: SessionOfCall,
  givenId: string | undefined,
  wishes: readonly Wish[],
  terms: CartTerms,
  operation?: string,
): Promise<Reply<{ cart: Cart }>> {
  return db.transaction(async (tx) => {
    const own =
      givenId === undefined && caller.session
        ? await lockCustomerCart(tx, caller.session.user.customer_id)
        : undefined;
    const found = givenId === undefined ? own?.cart : await lockCart(tx, givenId);
    const refusal = givenId === undefined ? undefined : refusalOf(found, caller);
    if (refusal) return refusal;
    const cartId = givenId ?? own?.cartId ?? newCartId();
    if (found && operation !== undefined && found.operations.includes(operation))
      return answer({ cart: await viewOfCart(tx, cartId, found, terms) });
    const before = found ? await readLines(tx, found) : [];
    const skus = new Set([...before, ...wishes].map(({ sku }) => sku));
    const sellable = await findSellable(tx, [...skus]);
    const changed = changeLines(before, wishes, sellable);
    if (!changed.ok) return failures(422, changed.errors);
    await (found
      ? saveLines(tx.atEnd, found, changed, operation)
      : insertCart(tx.atEnd, cartId, changed.set));
    const notices = [...changed.notices, ...(await standingNotices(tx, changed.lines, sellable))];
    const coupon = found && (await couponOf(tx, { ...found, couponIsWanted: false }));
    const counting = found ? rulesFor(found, terms.rules) : terms.rules;
    return answer({
      cart: cartView({
        ...terms,
        cartId,
        lines: changed.lines,
        sellable,
        notices,
        coupon,
        rules: counting,
      }),
    });
  });
}
