import type { Kobo } from "@precise/cart-core/money";
import type { Finding } from "@precise/contract/shop/light/lighting";
import { newsChannels } from "@precise/contract/shop/orders/order";
import type { StockLine } from "#api/modules/catalogue/products-for-cart.ts";
import { type CarriedMoney, handOver, moneyOf, takeOff } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { RolledBack } from "#api/platform/http/or-roll-back.ts";
import type { Refusal } from "#api/platform/http/reply.ts";
import type { AnyOrder } from "../any-order.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { settlePayment } from "../money/receive-payment.ts";
import { moveOrder } from "../move-order.ts";
import { addEvent } from "../order-events.ts";
import { readAgain } from "../order-rows.ts";
import { type OrderTerms, placeUnderLock, type QuotedOrder, quoteUnderLock } from "../place.ts";
import type { ShoppersCart } from "../shopper-rules.ts";
import { refuseUnknown, voucherOf, type WrittenOrder, writtenBuyer } from "../written/written-buyer.ts";
import type { WishedOrder } from "./wished-order.ts";

/** How an order is replaced. */
export interface Replacement {
  readonly wanted: WishedOrder;
  /** The change's id: it is carried out once. */
  readonly changeId: number;
  /** What the one who agrees has seen, in naira. */
  readonly acceptedTotal: number;
  /** How it is known that a real person wants it: by the link of our mail, or by a call of staff. */
  readonly proof: "mail" | "staff";
  /** Who notes the money. */
  readonly actor: string;
  /** What the buyer reads of it. */
  readonly reason: string;
}

/**
 * Places an order again as it is to be, in the place of a locked one that may be changed: this is cancelled, with all that
 * goes with it (goods, voucher, invoice), and its money goes on to the new one. All in the caller's transaction.
 * @throws RolledBack with the refusal where the new one cannot be placed
 * @source decision 062
 */
export async function replaceOrder(
  tx: Sql,
  order: LockedOrder,
  by: Replacement,
  terms: OrderTerms,
): Promise<AnyOrder> {
  const { acceptedTotal, actor, proof, reason, changeId } = by;
  const before = await readAgain(tx, order);
  const buyer = writtenBuyer(written(before, by.wanted, acceptedTotal), {
    ...termsOf(terms),
    proof,
    tellsStock: proof === "staff",
    keyScope: `change:${changeId}`,
    agreed: by.wanted.agreed,
    customerId: await customerOf(tx, order),
    keepsVoucher: true,
    acknowledgedFindings: stillMeant(before, by.wanted),
    placedDetail: () => `It takes the place of ${order.number}. ${reason}`,
  });
  await buyer.lockPerson(tx);
  const money = await takeMoney(tx, order, actor);
  await giveUp(tx, order, actor);
  const locked = await buyer.lockCart(tx);
  if ("failure" in locked) throw new RolledBack(locked);
  const placed = await placeUnderLock(
    tx,
    locked.cart,
    terms,
    buyer,
    { accepted_total: acceptedTotal },
    String(changeId),
  );
  if ("failure" in placed) throw new RolledBack(placed);
  const { number } = placed.data.order;
  const successor = await lockOrder(tx, number);
  if (!successor) throw new Error("an order was placed and is not there");
  await tx.query(
    "update shop_order set no_account_before = (select no_account_before from shop_order where id = $2) where id = $1",
    [successor.id, order.id],
  );
  await addEvent(tx, order, `Your order ${number} takes its place.`);
  await addEvent(tx, successor, `It takes the place of ${order.number}. ${reason}`);
  await giveMoney(tx, order, number, money, actor, terms.content.limits.unpaidOrderHours);
  return readAgain(tx, successor);
}

/** What replacing an order would come to. */
export interface QuotedChange extends QuotedOrder<ShoppersCart> {
  readonly before: AnyOrder;
  /** What we have of the buyer's money. */
  readonly net: Kobo;
  readonly unknown: Refusal | undefined;
}

/** The same without doing it: what the order holds counts as free, and everything is as before afterwards. */
export async function quoteReplacement(
  tx: Sql,
  order: LockedOrder,
  wanted: WishedOrder,
  terms: OrderTerms,
  reader: "staff" | "buyer",
): Promise<QuotedChange> {
  const before = await readAgain(tx, order);
  const { net } = await moneyOf(tx, order.id);
  const buyer = writtenBuyer(written(before, wanted, 0), {
    ...termsOf(terms),
    proof: "staff",
    tellsStock: reader === "staff",
    keyScope: "",
    agreed: wanted.agreed,
  });
  await buyer.lockPerson(tx);
  await tx.query("savepoint before_change");
  await takeMoney(tx, order, "system");
  await giveUp(tx, order, "system");
  const coupon = await voucherOf(tx, wanted.voucher);
  const quoted = await quoteUnderLock(tx, { coupon: coupon === "unknown" ? undefined : coupon }, buyer);
  const refused = buyer.refuseRequest() ?? quoted.refused;
  const unknown = await refuseUnknown(tx, wanted.lines);
  await tx.query("rollback to savepoint before_change");
  return { ...quoted, refused, before, net, unknown };
}

/** Cancels the old order without a mail: the buyer gets that of the new one. */
async function giveUp(tx: Sql, order: LockedOrder, actor: string): Promise<void> {
  const unpaid = (await lockOrder(tx, order.number)) ?? order;
  const moved = await moveOrder(tx, unpaid, {
    to: "cancelled",
    by: "operator",
    actor,
    detail: "It was changed.",
    isMailed: false,
    respondHours: 0,
  });
  if (!moved.ok) throw new Error(`an order that may be changed could not be cancelled: ${moved.code}`);
}

/** What the buyer ticked of goods of which the new order has as many. */
function stillMeant(
  { items, acknowledged_findings: ticked = [] }: AnyOrder,
  { lines }: WishedOrder,
): Finding[] {
  const pieces = (sku: string, of: readonly StockLine[]) =>
    of.reduce((sum, each) => sum + (each.sku === sku ? each.quantity : 0), 0);
  return ticked.filter(({ skus }) => skus.every((sku) => pieces(sku, items) === pieces(sku, lines)));
}

function written(order: AnyOrder, wanted: WishedOrder, acceptedTotal: number): WrittenOrder {
  const { news, ...contact } = order.contact;
  const channel = newsChannels.find((each) => each === news);
  return {
    ...wanted,
    contact: { ...contact, ...(channel === undefined ? {} : { news: channel }) },
    accepted_total: acceptedTotal,
  };
}

function termsOf({ content, online, newsChannels }: OrderTerms) {
  return { content, isOnline: online?.isReachable() ?? false, newsChannels };
}

async function customerOf(tx: Sql, { id }: LockedOrder): Promise<string | null> {
  const [row] = await tx.query<{ customer_id: string | null }>(
    "select customer_id from shop_order where id = $1",
    [id],
  );
  return row?.customer_id ?? null;
}

/** Takes all received money off a locked order of which nothing went back, so that it can be another's. */
async function takeMoney(tx: Sql, { id }: LockedOrder, actor: string): Promise<readonly CarriedMoney[]> {
  const carried = await takeOff(tx, id, actor);
  // It is no longer an order that was paid: nothing of it is waited for, or to be paid back.
  await tx.query("update shop_order set paid_at = null where id = $1 and paid_at is not null", [id]);
  return carried;
}

/** Gives the money, and what may still come of it, to the order that took the other's place, with all that follows. */
async function giveMoney(
  tx: Sql,
  from: LockedOrder,
  number: string,
  carried: readonly CarriedMoney[],
  actor: string,
  respondHours: number,
): Promise<void> {
  const order = await lockOrder(tx, number);
  if (!order) throw new Error("an order was placed and is not there");
  const amount = await handOver(tx, { from: from.id, to: order.id }, carried, actor);
  if (amount > 0) await settlePayment(tx, order, { amount, actor }, respondHours);
}
