import { type Kobo, wireValue } from "@precise/cart-core/money";
import { initialsOf } from "@precise/cart-core/payer-name";
import type { Refund } from "#api/modules/money/online/refund-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { AnyOrder } from "../any-order.ts";
import { queueOrderMail } from "../mail/order-mail.ts";
import { type NamedAccount, nextTurn } from "./refund-account-rows.ts";
import type { RefundWish } from "./request-refund.ts";

/** The reason of a refund of what was paid twice; it has a mail of its own. */
export const paidTwice = "You paid twice.";

/** Informs a shopper that money goes back by the payment service. @param order as it is after the refund was promised */
export async function mailRefundStarted(
  tx: Sql,
  order: AnyOrder,
  { amount, reason, reference }: RefundWish,
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
export async function mailRefundNeedsAccount(
  tx: Sql,
  order: AnyOrder,
  { id: refund, amount, reference }: Refund,
): Promise<void> {
  const account = { refund, turn: await nextTurn(tx, refund) };
  await queueOrderMail(tx, {
    kind: "refund_needs_account",
    order,
    naira: wireValue(amount),
    reference,
    account,
  });
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
      goes_at: goesAt.toISOString(),
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
