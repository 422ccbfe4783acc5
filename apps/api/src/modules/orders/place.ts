import type { Kobo } from "@precise/cart-core/money";
import type { NewsChannel } from "@precise/contract/shop/orders/order";
import { takeStock } from "#api/modules/catalogue/products-for-cart.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { RolledBack } from "#api/platform/http/or-roll-back.ts";
import { answer, failure, type Refusal, type Reply } from "#api/platform/http/reply.ts";
import { findAnswer, keepAnswer, keyReused, orderKey } from "#api/platform/once/order-keys.ts";
import type { AnyOrder } from "./any-order.ts";
import { queueOrderMail } from "./mail/order-mail.ts";
import { queueShopOrderMail } from "./mail/shop-order-mail.ts";
import { type DraftLine, draftOrder, type OrderPlan } from "./order-draft.ts";
import { refuseOtherFigures, refuseShortStock } from "./order-refusals.ts";
import { insertOrder } from "./order-rows.ts";
import { whileLocked } from "./while-locked.ts";

/** What the shop sells on. */
export interface OrderTerms {
  readonly content: ShopContent;
  /** Undefined where the shop has no payment service. */
  readonly online?: OnlinePayments | undefined;
  /** How news of an order can be sent to a phone; none where it is left out. */
  readonly newsChannels?: readonly NewsChannel[];
}

/** What is ordered, at the prices of this moment. A buyer adds what it needs again. */
export interface PricedCart {
  /** Each article once, with all of its pieces: stock is an article's. */
  readonly articles: readonly DraftLine[];
  readonly payable: Kobo;
  /** Prices as this buyer's pages show them, and notices about the cart. */
  readonly figures: { readonly prices: object; readonly notices: readonly string[] };
}

/**
 * Who places an order, and what is this buyer's own about it: `place` asks in the order in which the steps are listed here.
 * No method locks what an earlier one of another buyer locks after it: the cart, then products, then a limit or a code.
 * @source decision 050
 */
export interface Buyer<Cart, Priced extends PricedCart> {
  /** Whose an Idempotency-Key is; it says nothing of anybody else's. */
  readonly keyScope: string;
  /** Whether the buyer may know how many there are: trade clients do, shoppers from five down (design D28). */
  readonly tellsStock: boolean;
  /** The field by which the request names its cart, where it does. */
  readonly cartField?: string;
  /** A sentence of its own for the buyer's mail. */
  placedDetail?(order: AnyOrder): string;
  /** What is wrong with the request alone, before any cart is looked at. */
  refuseRequest(): Refusal | undefined;
  /** Locks what is ordered until the transaction ends; refuses a caller whose it is not. */
  lockCart(tx: Sql): Promise<{ readonly cart: Cart } | Refusal>;
  /** Why this cart cannot be ordered now. Asked after the key: the cart of a repeated call has become its order. */
  refuseCart(cart: Cart): Refusal | undefined;
  price(tx: Sql, cart: Cart): Promise<Priced>;
  draft(cart: Cart, priced: Priced): OrderPlan;
  /** What else stands against the order, once its goods are there and its figures were accepted. */
  refuse(tx: Sql, priced: Priced, plan: OrderPlan): Promise<Refusal | undefined>;
  /** Takes what the order uses up besides goods. A refusal undoes the whole transaction. */
  reserve(tx: Sql, priced: Priced, order: AnyOrder): Promise<Refusal | undefined>;
  /** The cart has become this order. */
  emptyCart(tx: Sql, cart: Cart, order: AnyOrder): Promise<void>;
}

/**
 * Places an order, in one transaction under the lock of what is ordered: nothing of the request decides a price, stock and
 * limits are taken by conditional updates, and a cart becomes one order or none.
 * @param request as the contract decoded it
 * @param key the caller's Idempotency-Key
 * @source design D1, D13, D14, D15, D28
 */
export async function place<Cart, Priced extends PricedCart>(
  db: Database,
  terms: OrderTerms,
  buyer: Buyer<Cart, Priced>,
  request: { readonly accepted_total: number },
  key: string,
): Promise<Reply<{ order: AnyOrder }>> {
  const refused = buyer.refuseRequest();
  if (refused) return refused;
  return whileLocked(
    db,
    (tx) => buyer.lockCart(tx),
    (tx, locked) =>
      "failure" in locked
        ? Promise.resolve(locked)
        : placeUnderLock(tx, locked.cart, terms, buyer, request, key),
  );
}

/** What an order would be, and what stands against it, before anything is taken for it. */
export interface QuotedOrder<Priced> {
  readonly priced: Priced;
  readonly plan: OrderPlan;
  readonly refused: Refusal | undefined;
}

/** Prices an order as placing it would, and takes nothing. A cart of nothing is answered like any other. */
export async function quoteUnderLock<Cart, Priced extends PricedCart>(
  tx: Sql,
  cart: Cart,
  buyer: Buyer<Cart, Priced>,
): Promise<QuotedOrder<Priced>> {
  const priced = await buyer.price(tx, cart);
  const plan = buyer.draft(cart, priced);
  const stock = new Map(priced.articles.map(({ product }) => [product.sku, product.stockQty]));
  const refused =
    refuseShortStock(priced.articles, stock, buyer.tellsStock) ?? (await buyer.refuse(tx, priced, plan));
  return { priced, plan, refused };
}

/** The same as `place` in the caller's own transaction. @throws RolledBack with a refusal, once something was taken */
export async function placeUnderLock<Cart, Priced extends PricedCart>(
  tx: Sql,
  cart: Cart,
  { content }: OrderTerms,
  buyer: Buyer<Cart, Priced>,
  request: { readonly accepted_total: number },
  key: string,
): Promise<Reply<{ order: AnyOrder }>> {
  const attempt = orderKey(buyer.keyScope, key, request);
  const before = await findAnswer<AnyOrder>(tx, attempt);
  if (before === "reused") return keyReused();
  if (before) return answer({ order: before });
  const unusable = buyer.refuseCart(cart);
  if (unusable) return unusable;

  const priced = await buyer.price(tx, cart);
  const { articles, payable, figures } = priced;
  if (articles.length === 0) {
    const field = buyer.cartField === undefined ? {} : { field: buyer.cartField };
    return failure(422, "cart_empty", "The cart is empty.", field);
  }
  const stock = new Map(articles.map(({ product }) => [product.sku, product.stockQty]));
  const plan = buyer.draft(cart, priced);
  const refused =
    refuseShortStock(articles, stock, buyer.tellsStock) ??
    refuseOtherFigures(request.accepted_total, payable, figures) ??
    (await buyer.refuse(tx, priced, plan));
  if (refused) return refused;

  // What is waiting for its buyer's confirmation is not set aside yet.
  const pieces = plan.lines.map(({ product, quantity }) => ({ sku: product.sku, quantity }));
  const taken = plan.goods === "waiting" ? ({ ok: true } as const) : await takeStock(tx, pieces);
  if (!taken.ok) {
    // Another order took the last ones since they were read; nothing of this cart has been changed yet.
    const left = new Map([...stock, ...taken.short.map(({ sku, stockQty }) => [sku, stockQty] as const)]);
    return (
      refuseShortStock(articles, left, buyer.tellsStock) ??
      failure(422, "out_of_stock", "Something in your cart is out of stock.")
    );
  }
  const order = await insertOrder(tx, draftOrder(plan, content), content.limits);
  const usedUp = await buyer.reserve(tx, priced, order);
  // Another order used it up since it was read. Stock is taken by now: the whole transaction is undone.
  if (usedUp) throw new RolledBack(usedUp);
  await buyer.emptyCart(tx, cart, order);
  await keepAnswer(tx, attempt, order);
  const detail = buyer.placedDetail?.(order);
  await queueOrderMail(tx, { kind: "order_placed", order, ...(detail === undefined ? {} : { detail }) });
  await queueShopOrderMail(tx, content.company.email, "placed", order);
  return answer({ order });
}
