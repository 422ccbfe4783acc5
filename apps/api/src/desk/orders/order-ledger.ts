import { kobo, subtractKobo, sumOfWire, wireAmount } from "@precise/cart-core/money";
import type { OrderLedger } from "@precise/contract/desk/orders/orders";
import { promisedBack, readOnlineOf } from "#api/modules/money/online-lists.ts";
import { listPayments } from "#api/modules/money/payment-lists.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";

/** All money of an order, with its sums: what moved, what was promised or disputed, and attempts to pay. The oldest first. */
export async function readLedger(sql: Sql, order: AnyOrder): Promise<OrderLedger> {
  const { payment, prices, number } = order;
  const moved = await listPayments(sql, number);
  const { attempts, refunds, disputes } = await readOnlineOf(sql, number);
  const entries: OrderLedger["entries"] = [
    ...moved.map(({ kind, provider, reference, amount, of, payer, at, actor, undone_at }) => ({
      at: moment(at),
      kind,
      provider,
      reference,
      amount: wireAmount(amount),
      ...(of === amount ? {} : { of: wireAmount(of) }),
      ...(payer === null ? {} : { payer }),
      actor,
      ...(undone_at === null ? {} : { undone_at: moment(undone_at) }),
    })),
    ...attempts.map(({ reference, status, amount, message, review, at }) => ({
      at: moment(at),
      kind: "attempt",
      reference,
      status,
      amount: wireAmount(amount),
      ...noted(review ?? message),
    })),
    ...refunds.map(({ reference, status, amount, reason, requested_by, at }) => ({
      at: moment(at),
      kind: "refund",
      reference,
      status,
      amount: wireAmount(amount),
      actor: requested_by,
      ...noted(reason),
    })),
    ...disputes.map(({ dispute, status, amount, due_at, at }) => ({
      at: moment(at),
      kind: "dispute",
      reference: dispute,
      status,
      amount: wireAmount(amount),
      ...(due_at === null ? {} : { due_at: moment(due_at) }),
    })),
  ];
  const { received = { value: 0 }, refunded = { value: 0 } } = payment;
  const net = subtractKobo(sumOfWire([received]), sumOfWire([refunded]));
  const refunding = promisedBack(refunds);
  return {
    status: payment.status ?? "none",
    payable: prices.payable,
    received,
    refunded,
    net: wireAmount(net > 0 ? net : kobo(0)),
    ...(refunding > 0 ? { refunding: wireAmount(refunding) } : {}),
    ...(payment.missing ? { missing: payment.missing } : {}),
    ...(payment.excess ? { excess: payment.excess } : {}),
    entries: entries.sort((one, other) => one.at.localeCompare(other.at)),
  };
}

function noted(text: string | null) {
  return text === null ? {} : { note: text };
}

function moment(at: Date): string {
  return wireTime(at);
}
