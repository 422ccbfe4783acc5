import { type Kobo, wireValue } from "@precise/cart-core/money";
import { initialsOf } from "@precise/cart-core/payer-name";
import type { RefundPlan } from "#api/modules/money/money.ts";
import type { Refund } from "#api/modules/money/online-refunds.ts";
import { type NamedAccount, nextTurn } from "#api/modules/money/refund-accounts.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { queueMail } from "#api/platform/mail/queue-mail.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { AnyOrder } from "../any-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";

/** The reason of a refund of what was paid twice; it has a mail of its own. */
export const paidTwice = "You paid twice.";

/** Informs a shopper that money goes back by the payment service. @param order as it is after the refund was promised */
export async function mailRefundStarted(
  tx: Sql,
  order: AnyOrder,
  { amount, reason, reference }: RefundPlan,
): Promise<void> {
  const about = { order, naira: wireValue(amount), ...(reference === undefined ? {} : { reference }) };
  await queueOrderMail(
    tx,
    reason === paidTwice
      ? { kind: "payment_over", ...about }
      : { kind: "refund_started", detail: reason, ...about },
  );
}

/** Asks a shopper for the bank account to which a refund goes, by a link that names one once. */
export async function mailRefundNeedsAccount(tx: Sql, order: AnyOrder, refund: Refund): Promise<void> {
  await queueOrderMail(tx, await needsAccount(tx, order, refund));
}

/** The same again, to the address that the order has now; once in an hour, however often it is asked for. */
export async function mailRefundNeedsAccountAgain(tx: Sql, order: AnyOrder, refund: Refund): Promise<void> {
  const mail = await needsAccount(tx, order, refund);
  const hour = Math.floor(Date.now() / 3_600_000);
  const event = `order:${order.number}:${mail.kind}:again:${refund.id}:${mail.account.turn}:${hour}`;
  await queueMail(tx, event, order.contact.email, mail);
}

async function needsAccount(tx: Sql, order: AnyOrder, { id, amount, reference }: Refund) {
  const account = { refund: id, turn: await nextTurn(tx, id) };
  return { kind: "refund_needs_account", order, naira: wireValue(amount), reference, account } as const;
}

/** Informs a shopper where a refund will go, with a link that stops it. */
export async function mailAccountNamed(
  tx: Sql,
  order: AnyOrder,
  { amount }: Refund,
  { refund, turn, ending, accountName, goesAt, state }: NamedAccount,
): Promise<void> {
  await queueOrderMail(tx, {
    kind: "refund_account_named",
    order,
    naira: wireValue(amount),
    account: {
      refund,
      turn,
      ending,
      initials: initialsOf(accountName),
      goes_at: wireTime(goesAt),
      asks: state === "asks",
    },
  });
}

/** Informs a shopper that a transfer of another sum was not accepted. @param sent null where the bank does not say */
export async function mailTransferRejected(
  tx: Sql,
  order: AnyOrder,
  { sent, amount }: { readonly sent: Kobo | null; readonly amount: Kobo },
): Promise<void> {
  await queueOrderMail(tx, {
    kind: "payment_rejected",
    order,
    due_naira: wireValue(amount),
    ...(sent === null ? {} : { naira: wireValue(sent) }),
  });
}
