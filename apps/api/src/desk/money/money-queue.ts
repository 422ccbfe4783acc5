import { type Kobo, kobo, subtractKobo, wireAmount } from "@precise/cart-core/money";
import { orderMoney } from "@precise/cart-core/payment-status";
import type { MoneyQueue, MoneyRow } from "@precise/contract/desk/money/payments";
import { pageOfQueue, type QueuedMoney } from "#api/modules/money/money-queues.ts";
import { notesOfDisputes } from "#api/modules/money/notes-of-disputes.ts";
import { attemptsInReview, type ListedAttempt } from "#api/modules/money/online-lists.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTimeOrNull } from "#api/platform/time/wire-time.ts";

/** A page of a queue of cases that wait for a person. @throws BadCursor for a cursor that it did not give out */
export async function readMoneyQueue(
  sql: Sql,
  queue: MoneyQueue,
  page: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ rows: MoneyRow[]; next: string | null }> {
  const { rows, next } = await pageOfQueue(sql, queue, page);
  const keys = rows.map(({ key }) => key);
  if (queue === "reviews") {
    const attempts = await attemptsInReview(sql, keys);
    return {
      rows: rows.map((row) =>
        rowOf(
          row,
          attempts.find(({ number }) => number === row.number),
        ),
      ),
      next,
    };
  }
  if (queue === "disputes") {
    const notes = await notesOfDisputes(sql, keys);
    return { rows: rows.map((row) => ({ ...rowOf(row), notes: notes.get(row.key) ?? [] })), next };
  }
  return { rows: rows.map((row) => rowOf(row)), next };
}

/** @param attempt to pay online that does not match: why stands under the row, and its review is closed there */
function rowOf(
  { kind, key, number, reference, status, amount, order, text, at, day, due_at }: QueuedMoney,
  attempt?: ListedAttempt,
): MoneyRow {
  const net = orderMoney(order?.money ?? {}).net;
  return {
    id: `${kind}:${key}`,
    kind,
    number,
    reference: attempt?.reference ?? reference,
    status: status === "none" ? "not_paid" : status,
    amount: wireAmount(amount ?? (order === null ? kobo(0) : amountOf(order, net))),
    text: attempt?.review ?? text,
    at: day ?? wireTimeOrNull(at),
    due_at: wireTimeOrNull(due_at),
    ...(order !== null && { stage: order.stage, payable: wireAmount(order.payable), net: wireAmount(net) }),
  };
}

/** What an order's row is about: what is missing, what is too much, what we have. */
function amountOf({ status, stage, payable }: NonNullable<QueuedMoney["order"]>, net: Kobo): Kobo {
  if (status === "part_paid" || (status === "none" && stage === "delivered"))
    return subtractKobo(payable, net);
  return status === "over_paid" ? subtractKobo(net, payable) : net;
}
