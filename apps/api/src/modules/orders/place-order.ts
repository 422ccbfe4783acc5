import type { Order } from "@precise/contract/order";
import { hashCartId } from "#api/modules/cart/cart-id.ts";
import { cartNotFound, refusalOf, refuseForeignCart } from "#api/modules/cart/cart-refusals.ts";
import { type CartRow, closeCart, lockCart, readLines } from "#api/modules/cart/cart-rows.ts";
import { standingNotices } from "#api/modules/cart/standing-notices.ts";
import { couponOf } from "#api/modules/cart/view-of-cart.ts";
import { findSellable, findWithdrawnNames, takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import { redeemCoupon, refusePerson } from "#api/modules/coupons/coupon-rows.ts";
import type { SessionOfCall } from "#api/modules/sessions/session-gate.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import { shoppersOrder } from "./any-order.ts";
import { queueOrderMail } from "./mail/order-mail.ts";
import { queueShopOrderMail } from "./mail/shop-order-mail.ts";
import { draftOrder, type OrderRequest } from "./order-draft.ts";
import { findAnswer, keepAnswer, orderKey } from "./order-keys.ts";
import {
  refuseCoupon,
  refuseOtherFigures,
  refusePayment,
  refuseRequest,
  refuseShortStock,
} from "./order-refusals.ts";
import { type HoldTimes, insertOrder } from "./order-rows.ts";
import { type OrderSums, orderSums } from "./order-sums.ts";
import { pricesOfTotals } from "./order-view.ts";
import { RolledBack, whileLocked } from "./while-locked.ts";

type Outcome = Reply<{ order: Order }>;

/** What the shop sells on. */
export interface OrderTerms extends HoldTimes {
  readonly content: ShopContent;
}

/**
 * Places the order for a cart, in one transaction under the cart's row lock: nothing of the request decides a price,
 * stock is taken by conditional update, and a cart becomes one order or none.
 * @param caller a signed-in person's order is found in that person's account
 * @param key the caller's Idempotency-Key; it counts only together with this cart
 * @source design D1, D13, D14, D15, D28
 */
export async function placeOrder(
  db: Database,
  terms: OrderTerms,
  request: OrderRequest,
  key: string,
  caller: SessionOfCall,
): Promise<Outcome> {
  const refused = refuseRequest(request, terms.content);
  if (refused) return refused;
  const lock = (tx: Sql) => lockCart(tx, request.cartId);
  return whileLocked(db, lock, (tx, cart) => placeUnderLock(tx, cart, terms, request, key, caller));
}

const stockUntouched = { ok: true } as const;

async function placeUnderLock(
  tx: Sql,
  cart: CartRow | undefined,
  terms: OrderTerms,
  request: OrderRequest,
  key: string,
  caller: SessionOfCall,
): Promise<Outcome> {
  const { content } = terms;
  if (!cart) return cartNotFound();
  const foreign = refuseForeignCart(cart, caller);
  if (foreign) return foreign;
  const attempt = orderKey(hashCartId(request.cartId), key, request);
  const before = await findAnswer(tx, attempt);
  if (before === "reused") {
    const message = "This Idempotency-Key belongs to another request.";
    return failure(422, "idempotency_key_reused", message, { field: "idempotency-key" });
  }
  if (before) return answer({ order: before });
  const inactive = refusalOf(cart, caller);
  if (inactive) return inactive;

  const cartLines = await readLines(tx, cart);
  const skus = cartLines.map(({ sku }) => sku);
  const sellable = await findSellable(tx, skus);
  const lines = cartLines.flatMap(({ sku, quantity }) => {
    const product = sellable.get(sku);
    return product ? [{ product, unitPrice: product.priceKobo, quantity }] : [];
  });
  if (lines.length === 0) return failure(422, "cart_empty", "The cart is empty.", { field: "cartId" });
  const stock = new Map([...sellable.values()].map((product) => [product.sku, product.stockQty]));
  const sums = orderSums(lines, request.delivery.method, await couponOf(tx, cart));
  const gone = skus.filter((sku) => !sellable.has(sku));
  const names = gone.length > 0 ? await findWithdrawnNames(tx, gone) : new Map<string, string>();
  const standing = standingNotices(cartLines, sellable, names).map((notice) => notice.message);
  const draft = draftOrder(request, lines, sums.totals, sums.discounts, content, caller.session !== null);
  const refused =
    refuseShortStock(lines, stock) ??
    refuseOtherFigures(
      request.accepted_total,
      sums.totals.payable,
      figures(sums, [...standing, ...sums.notices]),
    ) ??
    refusePayment(request, content, sums.totals.payable) ??
    (sums.used &&
      refuseCoupon(
        sums.used.code,
        await refusePerson(tx, sums.used, { ...draft.contact, address: draft.address }),
      ));
  if (refused) return refused;

  const wanted = lines.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
  // What waits for its buyer's confirmation is not set aside yet.
  const taken = draft.goods === "waiting" ? stockUntouched : await takeStock(tx, wanted);
  if (!taken.ok) {
    // Another order took the last ones since they were read; nothing of this cart has been changed yet.
    const left = new Map([...stock, ...taken.short.map(({ sku, stockQty }) => [sku, stockQty] as const)]);
    return (
      refuseShortStock(lines, left) ?? failure(422, "out_of_stock", "Something in your cart is out of stock.")
    );
  }
  const order = shoppersOrder(await insertOrder(tx, cart.id, draft, terms));
  if (sums.used && !(await redeemCoupon(tx, sums.used.id, order.number))) {
    // Another order used it up since it was read. Stock is taken by now: the whole transaction is undone.
    const plain = orderSums(lines, request.delivery.method, undefined);
    const message = `The code ${sums.used.code} is no longer valid.`;
    const changed = refuseOtherFigures(
      request.accepted_total,
      plain.totals.payable,
      figures(plain, [...standing, message]),
    );
    throw new RolledBack(changed ?? failure(422, "coupon_used_up", message, { field: "coupon" }));
  }
  if (caller.session) {
    await tx.query("update shop_order set customer_id = $2 where number = $1", [
      order.number,
      caller.session.user.customer_id,
    ]);
  }
  await closeCart(tx, cart);
  await keepAnswer(tx, attempt, order);
  await queueOrderMail(tx, { kind: "order_placed", order });
  await queueShopOrderMail(tx, content.company.email, "placed", order);
  return answer({ order });
}

/** The prices as the shopper's pages show them, and notices about the cart. */
function figures({ totals, discounts }: OrderSums, notices: readonly string[]) {
  return { prices: pricesOfTotals(totals, discounts), notices };
}
