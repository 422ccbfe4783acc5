import { formatNaira, fromWireValue, wireValue } from "@precise/cart-core/money";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { refundOrder } from "#api/modules/orders/money/refund-order.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { reopenOrder } from "#api/modules/orders/reopen-order.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { type AuditEntry, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { findOrder, orderNumber } from "../find-order.ts";
import { confirmPayment, knownReference, koboOf, notePayment, notReopened } from "./confirm-payment.ts";
import {
  type ConfirmRequest,
  confirmRequest,
  listRequest,
  moveRequest,
  noteRequest,
  refundRequest,
  reopenRequest,
} from "./payment-input.ts";
import { type ListedPayment, listPayments, listReviews } from "./payment-lists.ts";

/** An order's money as `payments list` answers it. */
export interface PaymentsOfOrder {
  readonly order: AnyOrder;
  readonly payments: readonly ListedPayment[];
}

/** What an operator may do with the money of orders. Every change is audited in the transaction that makes it. */
export function paymentCommands(db: Database, respondHours: number): AdminCommands {
  /** Works on a locked order, and notes how its money and stage were before and after. */
  function change(
    given: { readonly number: string; readonly by: string },
    act: string,
    noted: NonNullable<AuditEntry["after"]>,
    work: (tx: Sql, order: LockedOrder) => Promise<AnyOrder>,
  ): Promise<AnyOrder> {
    return db.transaction(async (tx) => {
      const order = await findOrder(tx, given.number);
      const before = await readOrderOf(tx, order.number);
      const after = await work(tx, order);
      const entry = { actor: given.by, act, subject: order.number };
      await writeAudit(tx, {
        ...entry,
        before: before ? standingOf(before) : null,
        after: { ...standingOf(after), ...noted },
      });
      return after;
    });
  }

  function confirm(input: ConfirmRequest, act: string): Promise<AnyOrder> {
    const { amount, reference, payer, at, provider, by } = input;
    const reported = { reference, payer, at: dateOf(at), provider, actor: by };
    return change(input, act, { ...named({ amount, reference, payer }), provider }, (tx, order) =>
      confirmPayment(tx, order, { ...reported, amount: koboOf(amount) }, respondHours),
    );
  }

  return {
    "payments.note": async (input) => {
      const request = noteRequest.parse(input);
      const { amount, reference, payer, at, provider, by } = request;
      const reported = {
        reference,
        payer,
        at: dateOf(at),
        provider,
        actor: by,
        amount: fromWireValue(amount),
      };
      return change(request, "payments.note", named({ amount, reference, payer, provider }), (tx, order) =>
        notePayment(tx, order, reported, respondHours),
      );
    },
    "payments.confirm": (input) => confirm(confirmRequest.parse(input), "payments.confirm"),
    // The name that operators know; the same act.
    "orders.confirm-transfer": (input) => confirm(confirmRequest.parse(input), "orders.confirm-transfer"),
    "payments.refund": async (input) => {
      const request = refundRequest.parse(input);
      const { amount, reason, reference, at, provider, by } = request;
      const back = { amount: fromWireValue(amount), reason, reference, at: dateOf(at), provider, actor: by };
      return change(request, "payments.refund", named({ amount, reason, reference }), async (tx, order) => {
        const refunded = await refundOrder(tx, order, back);
        if (refunded.ok) return refunded.order;
        if (refunded.code === "known-reference") throw new Error(knownReference(refunded));
        throw new Error(
          `${order.number} has ${formatNaira(refunded.net)} left, less than the ${formatNaira(back.amount)} to refund. Nothing was changed.`,
        );
      });
    },
    "payments.move": async (input) => {
      const { reference, from, to, amount, provider, by } = moveRequest.parse(input);
      const orders = {
        from: from === undefined ? undefined : orderNumber(from),
        to: to === undefined ? undefined : orderNumber(to),
      };
      if (orders.from === undefined && orders.to === undefined)
        throw new Error("Give --from, --to, or both.");
      return db.transaction(async (tx) => {
        const wish = { ...orders, reference, provider, amount: koboOf(amount), actor: by };
        const moved = await movePayment(tx, wish, respondHours);
        if (!moved.ok) throw new Error(`${moved.why} Nothing was changed.`);
        const after = { ...orders, reference: moved.reference, amount: wireValue(moved.amount) };
        for (const subject of [orders.from, orders.to]) {
          if (subject !== undefined)
            await writeAudit(tx, { actor: by, act: "payments.move", subject, before: null, after });
        }
        return after;
      });
    },
    "payments.list": async (input): Promise<PaymentsOfOrder> => {
      const number = orderNumber(listRequest.parse(input).number);
      const order = await readOrderOf(db, number);
      if (!order) throw new Error(`There is no order ${number}.`);
      return { order, payments: await listPayments(db, number) };
    },
    "payments.reviews": () => listReviews(db),
    "orders.reopen": async (input) => {
      const request = reopenRequest.parse(input);
      return change(request, "orders.reopen", {}, async (tx, order) => {
        if (order.standing.stage !== "cancelled")
          throw new Error(
            `${order.number} is ${order.standing.stage}; only cancelled orders can be reopened.`,
          );
        const reopened = await reopenOrder(tx, order, { actor: request.by, respondHours });
        if (!reopened.ok) throw new Error(notReopened(order, reopened));
        return reopened.order;
      });
    },
  };
}

function standingOf({ stage, prices, payment }: AnyOrder) {
  const { status, received, refunded } = payment;
  return {
    stage,
    payable: prices.payable.value,
    payment: status,
    received: received?.value,
    ...(refunded?.value ? { refunded: refunded.value } : {}),
  };
}

function named(values: Record<string, string | number | undefined>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
