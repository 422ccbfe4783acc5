import { type Kobo, kobo, wireValue } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import {
  type MoneyByKind,
  orderMoney,
  type PaymentStatus,
  paymentStatus,
} from "@precise/cart-core/payment-status";
import { isInReviewColumn, moneyColumn } from "#api/modules/money/ledger/order-money.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { Sql } from "#api/platform/database/port.ts";
import {
  attemptsInReview,
  type ListedAttempt,
  type ListedDispute,
  type ListedRefund,
  stuckRefunds,
} from "./online-lists.ts";

/** Money of one order in a list; amounts in naira. */
export interface ListedPayment {
  readonly kind: string;
  readonly provider: string;
  readonly reference: string;
  /** For this order; `of` is the whole transfer. */
  readonly amount: number;
  readonly of: number;
  readonly payer: string | null;
  readonly at: Date;
  readonly actor: string;
  /** It turned out to be another order's. */
  readonly undone_at: Date | null;
}

/** An order's money as `payments list` answers it. */
export interface PaymentsOfOrder {
  readonly order: AnyOrder;
  readonly payments: readonly ListedPayment[];
  readonly attempts: readonly ListedAttempt[];
  readonly refunds: readonly ListedRefund[];
  readonly disputes: readonly ListedDispute[];
}

/** All that moved for an order, the oldest first. */
export function listPayments(sql: Sql, number: string): Promise<ListedPayment[]> {
  return sql.query<ListedPayment>(
    `select r.kind, r.provider, r.provider_ref as reference, a.amount_kobo / 100.0::float8 as amount,
       r.amount_kobo / 100.0::float8 as of, r.payer, r.at, a.actor, a.undone_at
     from payment_allocation a join payment_receipt r on r.id = a.receipt_id join shop_order o on o.id = a.order_id
     where o.number = $1 order by a.id`,
    [number],
  );
}

/** An order whose money waits for a person; amounts in naira. */
export interface OrderToReview {
  readonly number: string;
  readonly stage: OrderStage;
  readonly status: PaymentStatus;
  readonly payable: number;
  readonly net: number;
}

/** Money that belongs to no order; amounts in naira. */
export interface FreeMoney {
  readonly provider: string;
  readonly reference: string;
  readonly free: number;
  readonly payer: string | null;
  readonly at: Date;
}

export interface PaymentReviews {
  readonly orders: readonly OrderToReview[];
  readonly free: readonly FreeMoney[];
  /** Attempts to pay that do not match, and why. */
  readonly attempts: readonly ListedAttempt[];
  /** Refunds that wait for a person, or failed. */
  readonly refunds: readonly ListedRefund[];
}

/** What of the money waits for a person: parts, too much, what ended orders still have, and what belongs to none. */
export async function listReviews(sql: Sql): Promise<PaymentReviews> {
  const rows = await sql.query<{
    number: string;
    stage: OrderStage;
    payable: number;
    was_paid: boolean;
    money: MoneyByKind | null;
    is_in_review: boolean;
  }>(
    `select o.number, o.status as stage, o.payable_kobo as payable, o.paid_at is not null as was_paid,
       ${moneyColumn} as money, ${isInReviewColumn} as is_in_review
     from shop_order o where exists (select 1 from payment_allocation a where a.order_id = o.id and a.undone_at is null)
       or ${isInReviewColumn}
     order by o.placed_at`,
  );
  const free = await sql.query<FreeMoney>(
    `select r.provider, r.provider_ref as reference, (r.amount_kobo - live.taken) / 100.0::float8 as free, r.payer, r.at
     from payment_receipt r join lateral (
       select coalesce(sum(amount_kobo), 0)::bigint as taken from payment_allocation
       where receipt_id = r.id and undone_at is null) live on true
     where r.kind = 'received' and r.amount_kobo > live.taken order by r.at`,
  );
  const orders = rows.flatMap(
    ({ number, stage, payable, was_paid: wasPaid, money: sums, is_in_review: isInReview }) => {
      const money = orderMoney(sums ?? {});
      const status = paymentStatus({ stage, money, payable: kobo(payable), wasPaid, isInReview });
      const waits = waiting.includes(status) || (stage === "awaiting_payment" && money.net >= payable);
      return waits ? [{ number, stage, status, payable: naira(kobo(payable)), net: naira(money.net) }] : [];
    },
  );
  const [attempts, refunds] = await Promise.all([attemptsInReview(sql), stuckRefunds(sql)]);
  return { orders, free, attempts, refunds };
}

const waiting: readonly PaymentStatus[] = ["part_paid", "over_paid", "refunding", "review", "disputed"];

function naira(amount: Kobo): number {
  return wireValue(amount);
}
