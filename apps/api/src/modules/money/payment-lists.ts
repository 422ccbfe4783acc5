import { type Kobo, kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { type MoneyByKind, orderMoney, type PaymentStatus } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import { leftColumn, moneyColumn } from "./money-columns.ts";
import { attemptsInReview, type ListedAttempt, type ListedRefund, stuckRefunds } from "./online-lists.ts";
import { isToPayBack, isToReview } from "./waiting-money.ts";

/** Money of one order in a list. */
export interface ListedPayment {
  readonly kind: string;
  readonly provider: string;
  readonly reference: string;
  /** For this order; `of` is the whole transfer. */
  readonly amount: Kobo;
  readonly of: Kobo;
  readonly payer: string | null;
  readonly at: Date;
  readonly actor: string;
  readonly noted_at: Date;
  /** It turned out to be another order's. */
  readonly undone_at: Date | null;
}

/** All that moved for an order, the oldest first. */
export function listPayments(sql: Sql, number: string): Promise<ListedPayment[]> {
  return sql.query<ListedPayment>(
    `select r.kind, r.provider, r.provider_ref as reference, a.amount_kobo as amount,
       r.amount_kobo as of, r.payer, r.at, a.actor,
       r.noted_at, a.undone_at
     from payment_allocation a join payment_receipt r on r.id = a.receipt_id join shop_order o on o.id = a.order_id
     where o.number = $1 order by a.id`,
    [number],
  );
}

/** An order whose money waits for a person. */
export interface OrderToReview {
  readonly number: string;
  readonly stage: OrderStage;
  readonly status: PaymentStatus;
  readonly payable: Kobo;
  readonly net: Kobo;
  /** What is to go back and is not promised. */
  readonly left: Kobo;
  readonly placed_at: Date;
}

/** Money that belongs to no order. */
export interface FreeMoney {
  readonly provider: string;
  readonly reference: string;
  readonly free: Kobo;
  readonly payer: string | null;
  readonly at: Date;
}

export interface PaymentReviews {
  /** Parts, too much, what does not match, goods that went without their money. */
  readonly orders: readonly OrderToReview[];
  /** Ended orders whose money is to go back. */
  readonly due: readonly OrderToReview[];
  readonly free: readonly FreeMoney[];
  /** Attempts to pay that do not match, and why; each is of one of `orders`. */
  readonly attempts: readonly ListedAttempt[];
  /** Refunds that wait for a person, or failed. */
  readonly refunds: readonly ListedRefund[];
}

/** What of the money waits for a person: parts, too much, what ended orders still have, and what belongs to none. */
export async function listReviews(sql: Sql): Promise<PaymentReviews> {
  const [orders, due, free, attempts, refunds] = await Promise.all([
    ordersWhere(sql, isToReview),
    ordersWhere(sql, isToPayBack),
    listFreeMoney(sql),
    attemptsInReview(sql),
    stuckRefunds(sql),
  ]);
  return { orders, due, free, attempts, refunds };
}

async function ordersWhere(sql: Sql, condition: string): Promise<OrderToReview[]> {
  const rows = await sql.query<{
    number: string;
    stage: OrderStage;
    payable: Kobo;
    status: PaymentStatus;
    money: MoneyByKind | null;
    left: number;
    placed_at: Date;
  }>(
    `select o.number, o.status as stage, o.payable_kobo as payable, o.payment_status as status, o.placed_at,
       ${moneyColumn} as money, ${leftColumn} as left
     from shop_order o where ${condition} order by o.placed_at`,
  );
  return rows.map(({ money, left, ...row }) => ({
    ...row,
    net: orderMoney(money ?? {}).net,
    left: kobo(Math.max(0, left)),
  }));
}

/** Money is booked for orders as a whole: some of it is free only where an order's part was taken away. */
function listFreeMoney(sql: Sql): Promise<FreeMoney[]> {
  return sql.query<FreeMoney>(
    `select r.provider, r.provider_ref as reference, r.amount_kobo - live.taken as free, r.payer, r.at
     from payment_receipt r join lateral (
       select coalesce(sum(amount_kobo), 0)::bigint as taken from payment_allocation
       where receipt_id = r.id and undone_at is null) live on true
     where r.kind = 'received' and r.amount_kobo > live.taken
       and r.id in (select receipt_id from payment_allocation where undone_at is not null) order by r.at`,
  );
}
