import type { Sql } from "#api/platform/database/port.ts";

/** What is true of a purchase's money outside of our books; kobo. */
export interface OutsideMoney {
  /** By the reference of each payment that the service took: what came, and what of it a bank took back or holds. */
  readonly payments: ReadonlyMap<string, { readonly came: number; readonly takenBack: number }>;
  /** The service's refunds by their number. */
  readonly refunds: ReadonlyMap<
    string,
    { readonly reference: string; readonly amount: number; readonly isDone: boolean }
  >;
  /** What staff found on the bank's statement and booked, less what they sent back from there. */
  readonly bank: number;
}

interface OrderRow {
  readonly number: string;
  readonly email: string;
  readonly revision: number;
  readonly status: string;
  readonly goods: string;
  readonly payable: number;
  readonly net: number;
  readonly promised: number;
  readonly credited: number;
  readonly is_replaced: boolean;
  readonly invoices: number;
}
interface MovementRow {
  readonly kind: string;
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
  readonly allocated: number;
}

export interface PurchaseBooks {
  readonly orders: readonly OrderRow[];
  readonly movements: readonly MovementRow[];
  readonly inReview: readonly string[];
  /** Refunds that wait for an account to go to. */
  readonly withoutAccount: readonly number[];
  /** How many accounts were named for them. */
  readonly accounts: number;
  /** On the shelf and held by orders together. */
  readonly pieces: number;
  readonly entries: number;
}

/** Reads what our books say of the orders of one purchase. Written apart from the shop's own queries, so that it can differ. */
export async function readPurchaseBooks(
  sql: Sql,
  numbers: readonly string[],
  sku: string,
): Promise<PurchaseBooks> {
  const [orders, movements, inReview, refunds, [counted]] = await Promise.all([
    sql.query<OrderRow>(
      `select o.number, o.email, o.revision, o.status, o.goods, o.payable_kobo as payable,
       coalesce((select sum(case when r.kind in ('received', 'chargeback_won') then a.amount_kobo else -a.amount_kobo end)
         from payment_allocation a join payment_receipt r on r.id = a.receipt_id
         where a.order_id = o.id and a.undone_at is null), 0)::bigint as net,
       coalesce((select sum(f.amount_kobo) from payment_refund f
         where f.order_id = o.id and f.status not in ('processed', 'failed')), 0)::bigint as promised,
       exists (select 1 from order_change c where c.order_id = o.id and c.new_order_id is not null) as is_replaced,
       (select count(*)::int from invoice i where i.order_id = o.id) as invoices,
       coalesce((select sum(n.gross_kobo) from credit_note n where n.order_id = o.id), 0)::bigint as credited
     from shop_order o where o.number = any($1) order by o.id`,
      [numbers],
    ),
    sql.query<MovementRow>(
      `select r.kind, r.provider, r.provider_ref as reference, r.amount_kobo as amount,
       coalesce(sum(a.amount_kobo) filter (where a.undone_at is null), 0)::bigint as allocated
     from payment_receipt r join payment_allocation a on a.receipt_id = r.id
     where r.id in (select x.receipt_id from payment_allocation x join shop_order o on o.id = x.order_id where o.number = any($1))
     group by r.id order by r.id`,
      [numbers],
    ),
    sql.query<{ reference: string }>(
      `select p.reference from payment_attempt p join shop_order o on o.id = p.order_id
     where o.number = any($1) and p.review is not null`,
      [numbers],
    ),
    sql.query<{ id: number; status: string; accounts: number }>(
      `select f.id, f.status, (select count(*)::int from refund_account a where a.refund_id = f.id) as accounts
       from payment_refund f join shop_order o on o.id = f.order_id where o.number = any($1)`,
      [numbers],
    ),
    sql.query<{ pieces: number; entries: number }>(
      `select (p.stock_qty + coalesce((select sum(l.quantity) from shop_order_line l join shop_order o on o.id = l.order_id
         where l.sku = p.sku and o.goods = 'held'), 0))::int as pieces,
       (select count(*)::int from audit_entry where subject = any($2)) as entries
     from product p where p.sku = $1`,
      [sku, numbers],
    ),
  ]);
  return {
    orders,
    movements,
    inReview: inReview.map(({ reference }) => reference),
    withoutAccount: refunds.filter(({ status }) => status === "needs_account").map(({ id }) => id),
    accounts: refunds.reduce((sum, { accounts }) => sum + accounts, 0),
    pieces: counted?.pieces ?? Number.NaN,
    entries: counted?.entries ?? 0,
  };
}

const ended = ["cancelled", "refunded", "returned"];

/** What is so from its beginning to its end. */
export interface PurchaseFacts {
  /** On the shelf and held by orders together. */
  readonly pieces: number;
  /** The buyer's. */
  readonly email: string;
}

/** What must hold at every moment. @returns a line for each rule that is broken */
export function brokenAlways(
  books: PurchaseBooks,
  outside: OutsideMoney,
  { pieces, email }: PurchaseFacts,
): string[] {
  const broken: string[] = [];
  const last = books.orders.at(-1);
  // A bank takes all of a payment, also what went back, or was promised, before; and it is gone until its return is heard of.
  const isTakenBack =
    [...outside.payments.values()].some(({ takenBack }) => takenBack > 0) || takenByBooks(books) > 0;
  if (books.accounts > 0) broken.push("a refund goes to the account of one who had no mail of ours");
  for (const order of books.orders) {
    const { number } = order;
    if (order.email !== email) broken.push(`${number} is mailed to ${order.email}`);
    if (!isTakenBack && order.net < 0) broken.push(`${number} gave back ${-order.net} kobo more than it had`);
    if (!isTakenBack && order.promised > order.net)
      broken.push(`${number} has ${order.net} kobo and promised ${order.promised} back`);
    if (order.credited > (order.invoices > 0 ? order.payable : 0))
      broken.push(`${number} was invoiced ${order.payable} kobo and credited ${order.credited}`);
    if (!order.is_replaced) continue;
    if (!ended.includes(order.status)) broken.push(`${number} was replaced and is ${order.status}`);
    if (order.net !== 0) broken.push(`${number} was replaced and has ${order.net} kobo`);
  }
  const standing = books.orders.filter(({ status }) => !ended.includes(status));
  if (standing.length > 1) broken.push(`${standing.length} orders stand for what was bought once`);
  if (last?.is_replaced) broken.push(`the last order ${last.number} was replaced`);
  for (const { kind, provider, reference, amount, allocated } of books.movements) {
    if (allocated > amount) broken.push(`${reference} of ${amount} kobo is allocated ${allocated} times`);
    if (provider !== "paystack") continue;
    const payment = outside.payments.get(reference);
    if (kind === "received" && payment?.came !== amount)
      broken.push(
        `${reference} is booked with ${amount} kobo, and the service took ${payment?.came ?? "none"}`,
      );
    const refund = outside.refunds.get(reference);
    if (kind === "refunded" && !(refund?.isDone && refund.amount === amount))
      broken.push(
        `${amount} kobo are booked as refunded online by "${reference}", and the service sent none by it`,
      );
  }
  if (books.pieces !== pieces) broken.push(`${books.pieces} pieces are on the shelf or held, of ${pieces}`);
  return broken;
}

/** Kobo that banks have taken, as far as the books have heard. */
function takenByBooks({ movements }: PurchaseBooks): number {
  const signs: Readonly<Record<string, number>> = { reversed: 1, chargeback: 1, chargeback_won: -1 };
  return movements.reduce((sum, { kind, amount }) => sum + (signs[kind] ?? 0) * amount, 0);
}

/** What must hold once everything that was said has been heard. */
export function brokenAtRest(books: PurchaseBooks, outside: OutsideMoney): string[] {
  const net = books.orders.reduce((sum, order) => sum + order.net, 0);
  let there = outside.bank;
  for (const [reference, { came, takenBack }] of outside.payments)
    if (!books.inReview.includes(reference)) there += came - takenBack;
  for (const { reference, amount, isDone } of outside.refunds.values())
    if (isDone && !books.inReview.includes(reference)) there -= amount;
  return net === there ? [] : [`the books have ${net} kobo, and ${there} are there`];
}

/**
 * Whether goods may leave: all of the purchase's money that stands, whichever order it lies on.
 * @returns what is left of it, and what it must be
 */
export function moneyOfPurchase({ orders }: PurchaseBooks): {
  readonly left: number;
  readonly payable: number;
} {
  const left = orders.reduce((sum, { net, promised }) => sum + net - promised, 0);
  return { left, payable: orders.at(-1)?.payable ?? 0 };
}
