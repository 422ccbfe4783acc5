import { formatNaira, fromWireValue, nairaText } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import {
  confirmDeskPayment,
  listDeskPayments,
  noteDeskPayment,
  refundDeskPayment,
} from "@precise/contract/desk/money/payments";
import * as z from "zod/mini";
import { movedOrderText } from "#api/desk/kit/moved-order-text.ts";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import {
  type OperatorTools,
  operatorCommand,
  type TerminalForm,
  type Typed,
} from "#api/desk/kit/operator-command.ts";
import { by } from "#api/desk/kit/operator-input.ts";
import { refundAlone } from "#api/desk/kit/tools-now.ts";
import { typedMoment } from "#api/desk/kit/typed-values.ts";
import { moneyOf } from "#api/modules/money/money.ts";
import { readOnlineOf } from "#api/modules/money/online-lists.ts";
import { paymentProviders } from "#api/modules/money/own-accounts.ts";
import { listPayments, listReviews } from "#api/modules/money/payment-lists.ts";
import type { AnyOrder } from "#api/modules/orders/any-order.ts";
import { getOrder, readOrderFor } from "#api/modules/orders/get-order.ts";
import type { LockedOrder } from "#api/modules/orders/locked-order.ts";
import { moveFor } from "#api/modules/orders/move-for-operator.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import { reopenOrder } from "#api/modules/orders/reopen-order.ts";
import { lockSuccessor } from "#api/modules/orders/successor.ts";
import { countRefundAlone, mayApproveRefund, refundApproval } from "#api/modules/staff/refund-approval.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { type Actor, actorName } from "#api/platform/audit/actor.ts";
import { type AuditEntry, writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { readOrderNumber } from "#api/platform/text/order-number.ts";
import { askAgain, owedOf } from "./ask-again.ts";
import { moveCommand, undoCommand } from "./booking-commands.ts";
import { cashUpCommand } from "./cash-up-commands.ts";
import { confirmPayment, koboOf, notePayment, notReopened } from "./confirm-payment.ts";
import { onlineCommands } from "./online-commands.ts";
import { accepted, typedAccepted, typedAmount, typedProvider, typedReference } from "./payment-input.ts";
import {
  moneyText,
  type PaymentsOfOrder,
  paymentsAnswer,
  paymentsText,
  reviewsAnswer,
  reviewsText,
} from "./payment-text.ts";
import { refundMoney } from "./refund-money.ts";
import { statementCommands } from "./statement-commands.ts";

/** When the bank says that it moved. */
const moment = z.iso
  .datetime({ offset: true })
  .check(z.refine((text) => Date.parse(text) <= Date.now() + 60_000, { error: "is in the future" }));
const of = { at: z.optional(moment), accepted };

const number: Typed = { as: "<number>" };
const typedAt: Typed = {
  as: "--at <moment>",
  about: "when, like 2026-11-20 or 2026-11-20T16:05",
  parse: typedMoment,
};
/** A refund that was made in the payment service's dashboard is noted with the number that it has there. */
const refundProviders = [...paymentProviders, "paystack"] as const;
const typedPayer: Typed = { as: "--payer <name>", about: "the payer's name at the bank" };

/** The name under orders that operators know; the same act as `payments.confirm`. */
export const confirmTransfer = declareConfirm("orders.confirm-transfer", {
  words: "orders confirm-transfer",
  about: "Records that the money has arrived; the same as payments confirm",
  typed: {
    number,
    amount: typedAmount("what arrived; default: all that is missing"),
    reference: typedReference,
    accepted: typedAccepted,
  },
});

export const reopenCommand = operatorCommand({
  name: "orders.reopen",
  permission: "order.cancel",
  input: z.strictObject({ number: z.string(), by }),
  terminal: [
    {
      words: "orders reopen",
      about: "Reopens a cancelled order while its goods and its voucher are available",
      typed: { number },
    },
  ],
  run: (tools, input) =>
    change(tools, input, "orders.reopen", {}, async (tx, order) => {
      if (order.standing.stage !== "cancelled")
        throw new Refused(
          `${order.number} is ${order.standing.stage}; only cancelled orders can be reopened.`,
        );
      const terms = { actor: actorName(input.by), respondHours: tools.unpaidOrderHours };
      const reopened = await reopenOrder(tx, order, terms);
      if (!reopened.ok) throw new Refused(notReopened(order, reopened));
      return reopened.order;
    }),
  show: movedOrderText,
});

export const noteCommand = operatorCommand({
  name: "payments.note",
  ...ofCall(noteDeskPayment, of),
  terminal: [
    {
      words: "payments note",
      about: "Records money received for an order, at any stage and of any amount",
      typed: {
        number,
        amount: typedAmount("what came"),
        reference: { ...typedReference },
        payer: typedPayer,
        at: typedAt,
        provider: typedProvider,
        accepted: typedAccepted,
      },
    },
  ],
  run(tools, input) {
    const { amount, reference, payer, at, provider, accepted: meant, by: actor } = input;
    const reported = {
      reference,
      payer,
      at: dateOf(at),
      provider,
      actor: actorName(actor),
      amount: fromWireValue(amount),
    };
    const noted = named({ amount, reference, payer, provider, accepted: namesOf(meant) });
    return change(tools, input, "payments.note", noted, async (tx, order) => {
      const target = await lockSuccessor(tx, order);
      await askAgain(tx, target, await owedOf(tx, target), reported, meant);
      return notePayment(tx, target, reported, tools.unpaidOrderHours);
    });
  },
  show: moneyText,
});

export const confirmCommand = declareConfirm("payments.confirm", {
  words: "payments confirm",
  about: "Records the payment of an order; reopens it if it was cancelled",
  typed: {
    number,
    amount: typedAmount("what came; default: all that is missing"),
    reference: typedReference,
    payer: typedPayer,
    at: typedAt,
    provider: typedProvider,
    accepted: typedAccepted,
  },
});

export const refundCommand = operatorCommand({
  name: "payments.refund",
  ...ofCall(refundDeskPayment, { at: of.at, provider: z.optional(z.enum(refundProviders)) }),
  approval: ({ number: order, amount }, staff, tools) =>
    refundApproval(tools.db, { number: readOrderNumber(order) ?? order, amount }, staff, refundAlone(tools)),
  mayApprove: (input, staff, tools) => mayApproveRefund(input, staff, refundAlone(tools)),
  subjectOf: ({ number: order }) => order,
  terminal: [
    {
      words: "payments refund",
      about:
        "Refunds what was paid online, or records a refund you have made; credits the invoice and e-mails the customer",
      typed: {
        number,
        amount: typedAmount("what goes back; never more than was received"),
        reason: { as: "--reason <sentence>", about: "why; the customer and the credit note show it" },
        reference: { as: "--reference <text>", about: "the bank's reference of the refund" },
        at: typedAt,
        provider: {
          as: "--provider <door>",
          about: "by which account it went back; paystack: asked for in its dashboard",
        },
        cancels: {
          as: "--cancel",
          about: "cancels the order too: all its money goes back, and nothing was sent",
        },
      },
    },
  ],
  ask: (input) =>
    `This refunds ${nairaText(input.amount)} of ${input.number}: by Paystack where it was paid online, else it is recorded as refunded by you. This cannot be undone.`,
  run(tools, input) {
    const { amount, reason, reference, at, provider, by: actor } = input;
    const back = {
      amount: fromWireValue(amount),
      reason,
      reference,
      at: dateOf(at),
      provider,
      actor: actorName(actor),
    };
    const noted = named({ amount, reason, reference });
    return change(tools, input, "payments.refund", noted, async (tx, order) => {
      await countRefundAlone(tx, { number: order.number, amount }, actor, refundAlone(tools));
      const refunded = await refundMoney(tx, order, back);
      if (input.cancels !== true) return refunded;
      const left = refundableKobo(await moneyOf(tx, order.id));
      if (left > 0)
        throw new Refused(
          `${formatNaira(left)} of ${order.number} would be left: only a refund of all its money cancels it. Nothing was changed.`,
          { status: 422, field: "cancels" },
        );
      return moveFor(tx, tools.unpaidOrderHours, input, "orders.cancel", { to: "cancelled", detail: reason });
    });
  },
  show: moneyText,
});

export const listCommand = operatorCommand({
  name: "payments.list",
  ...ofRead(listDeskPayments, { number: z.string() }),
  terminal: [
    { words: "payments list", about: "All money received and refunded for an order", typed: { number } },
    {
      words: "payments show",
      about: "The same, with attempts to pay online, refunds under way and disputes",
      typed: { number },
    },
  ],
  run: async ({ db }, input) => paymentsAnswer(await readPaymentsFor(db, input.number)),
  show: paymentsText,
});

/** All money of the order that is named. @throws Refused where there is none */
export async function readPaymentsFor(sql: Sql, named: string): Promise<PaymentsOfOrder> {
  const order = await readOrderFor(sql, named);
  const [payments, online] = await Promise.all([
    listPayments(sql, order.number),
    readOnlineOf(sql, order.number),
  ]);
  return { order, payments, ...online };
}

/** What an operator may do with the money of orders. Every change is audited in the transaction that makes it. */
export const paymentCommands = [
  noteCommand,
  confirmCommand,
  refundCommand,
  moveCommand,
  undoCommand,
  listCommand,
  operatorCommand({
    name: "payments.reviews",
    ...ofRead(listDeskPayments),
    terminal: [
      {
        words: "payments reviews",
        about:
          "Payments to review: parts, too much, refunds due or stuck, payments that do not match or have no order",
      },
    ],
    run: async ({ db }) => reviewsAnswer(await listReviews(db)),
    show: reviewsText,
  }),
  ...statementCommands,
  cashUpCommand,
  ...onlineCommands,
];

function declareConfirm(name: string, form: TerminalForm) {
  return operatorCommand({
    name,
    ...ofCall(confirmDeskPayment, of),
    terminal: [form],
    ask: (input) => `This records the payment of ${input.number} and e-mails the customer.`,
    run(tools, input) {
      const { amount, reference, payer, at, provider, accepted: meant, by: actor } = input;
      const reported = { reference, payer, at: dateOf(at), provider, actor: actorName(actor) };
      const noted = {
        ...named({ amount, reference, payer, accepted: namesOf(meant) }),
        provider,
      };
      return change(tools, input, name, noted, async (tx, order) => {
        const target = await lockSuccessor(tx, order);
        const owed = await owedOf(tx, target, true);
        const receipt = { ...reported, amount: koboOf(amount) };
        const confirmed = await confirmPayment(tx, target, receipt, tools.unpaidOrderHours);
        // Last: what cannot be confirmed at all is not asked about.
        await askAgain(tx, target, owed, { ...receipt, amount: receipt.amount ?? owed }, meant);
        return confirmed;
      });
    },
    show: moneyText,
  });
}

/** Works on a locked order, and notes how its money and stage were before and after. */
function change(
  { db }: OperatorTools,
  input: { readonly number: string; readonly by: Actor },
  act: string,
  noted: NonNullable<AuditEntry["after"]>,
  work: (tx: Sql, order: LockedOrder) => Promise<AnyOrder>,
): Promise<AnyOrder> {
  return db.transaction(async (tx) => {
    const order = await getOrder(tx, input.number);
    const before = await readOrderOf(tx, order.number);
    const after = await work(tx, order);
    await writeAudit(tx, {
      actor: input.by,
      act,
      // Money of an order that was replaced is its successor's.
      subject: after.number,
      before: before ? standingOf(before) : null,
      after: { ...standingOf(after), ...noted },
    });
    return after;
  });
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

/** What was accepted, for the audit. */
function namesOf(fields: readonly string[]): string | undefined {
  return fields.length > 0 ? fields.join(", ") : undefined;
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
