import { type Kobo, kobo } from "@precise/cart-core/money";
import type { OrderStage } from "@precise/cart-core/order-stages";
import { hasEnded, type MoneyByKind, missingKobo, orderMoney } from "@precise/cart-core/payment-status";
import type { Sql } from "#api/platform/database/port.ts";
import { moneyColumn } from "../money-columns.ts";
import { type OrderBook, openBook, type PayableOrder } from "./match-credit.ts";

interface Row {
  readonly number: string;
  readonly stage: OrderStage;
  readonly payable: number;
  readonly was_paid: boolean;
  readonly money: MoneyByKind | null;
  readonly buyer: string;
  readonly company: string | null;
  readonly placed_on: string;
  readonly is_recent: boolean;
}

/**
 * The orders that a transfer may be for: those that something is missing of, and by their number those of the last year.
 * @param ownNames of the shop, where payers are found by their names
 */
export async function readOrderBook(sql: Sql, ownNames: readonly string[]): Promise<OrderBook> {
  const rows = await sql.query<Row>(
    `select o.number, o.status as stage, o.payable_kobo as payable, o.paid_at is not null as was_paid,
       case when o.paid_at is null then ${moneyColumn} end as money, o.firstname || ' ' || o.lastname as buyer,
       o.company ->> 'name' as company, (o.placed_at at time zone 'Africa/Lagos')::date::text as placed_on,
       o.placed_at > now() - interval '60 days' as is_recent
     from shop_order o where o.placed_at > now() - interval '1 year' order by o.placed_at`,
  );
  return openBook(rows.map(payableOrder), ownNames);
}

function payableOrder(row: Row): PayableOrder {
  const { number, buyer, company, placed_on: placedOn } = row;
  const names = company === null ? [buyer] : [company, buyer];
  return { number, names, placedOn, missing: whatIsMissing(row), caution: cautionOf(row) };
}

function cautionOf({ stage, was_paid: wasPaid }: Row): string | undefined {
  if (hasEnded(stage)) return stage;
  if (stage === "fee_pending" || stage === "fee_proposed") return "waiting for its delivery fee";
  return wasPaid ? "paid" : undefined;
}

/** A cancelled order can come back with its money; old ones are no longer offered by their amount. */
function whatIsMissing({ stage, payable, was_paid: wasPaid, money: sums, is_recent: isRecent }: Row): Kobo {
  if (wasPaid) return kobo(0);
  const money = orderMoney(sums ?? {});
  if (stage === "cancelled" && isRecent) return kobo(Math.max(0, payable - money.net));
  return missingKobo({ stage, money, payable: kobo(payable), wasPaid });
}
