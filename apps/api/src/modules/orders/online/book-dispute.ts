import { formatNaira, kobo } from "@precise/cart-core/money";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { bookShares, sharesOfReceipt } from "#api/modules/money/ledger/receipts.ts";
import { readAttempt } from "#api/modules/money/online/attempt-rows.ts";
import { insertDispute, lockDispute, noteDispute } from "#api/modules/money/online/dispute-rows.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { ProviderEvent } from "#api/modules/money/online/provider-port.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { lockShares, lockWithOrder } from "./lock-attempt.ts";

type Dispute = Extract<ProviderEvent, { kind: "dispute" }>;

/**
 * Books a dispute as the payment service reports it. While it is open the money counts as taken back from the orders that
 * have it, and they are held; won, all that its opening took comes again, whatever figure the decision states; lost, or
 * accepted because no one answered, it stays away, but for what was decided to be less.
 * @returns false where its payment is none of ours
 * @source decision 061, decision 075
 */
export async function bookDispute(db: Database, online: OnlinePayments, dispute: Dispute): Promise<boolean> {
  const { disputeRef, state, dueAt } = dispute;
  if (!(await readAttempt(db, dispute.reference))) return false;
  await db.transaction(async (tx) => {
    const { attempt } = await lockWithOrder(tx, dispute.reference);
    const shares = await lockShares(tx, attempt);
    const [{ order }] = shares;
    // No figure, and 0, mean the whole payment; a payer's fee above it never was ours.
    const stated = dispute.amount === 0 ? attempt.amount : kobo(Math.min(dispute.amount, attempt.amount));
    const receipt = { provider: online.provider.name, reference: disputeRef, actor: "system" };
    const known = await lockDispute(tx, online.provider.name, disputeRef);
    // What is decided stays so, whatever comes late.
    if (known && known.status !== "open") return;
    if (known) await noteDispute(tx, known.id, state, dueAt);
    else {
      await insertDispute(tx, {
        orderId: order.id,
        attemptId: attempt.id,
        provider: online.provider.name,
        providerId: disputeRef,
        state,
        dueAt,
        amount: stated,
      });
      await bookShares(tx, shares, { ...receipt, kind: "chargeback", amount: stated });
    }
    const taken = known?.amount ?? stated;
    const given = state === "won" ? taken : state === "open" ? 0 : Math.max(0, taken - stated);
    if (given > 0) {
      const [first, ...others] = await sharesOfReceipt(tx, receipt.provider, "chargeback", disputeRef);
      if (!first) throw new Error("a dispute took no money");
      await bookShares(tx, [first, ...others], { ...receipt, kind: "chargeback_won", amount: kobo(given) });
    }
    await alarm(tx, online, order, { ...dispute, amount: state === "won" ? taken : stated });
  });
  return true;
}

function alarm(
  tx: Sql,
  { shopEmail }: OnlinePayments,
  { number }: LockedOrder,
  { key, disputeRef, amount, state, dueAt }: Dispute,
): Promise<unknown> {
  const words = {
    open:
      dueAt === null
        ? "Answer it in the payment service's dashboard."
        : `Answer it in the payment service's dashboard by ${lagosMomentText(dueAt)}: silence counts as a yes.`,
    won: "It was decided for us: the money stays ours.",
    lost: "It was decided against us: the money is gone.",
    accepted: "It was accepted, or no one answered: the money is gone.",
  } as const;
  return queuePaymentAlarm(tx, shopEmail, {
    event: `dispute:${key}`,
    number,
    text: `A customer's bank disputes ${formatNaira(amount)} (${disputeRef}). ${words[state]}`,
    ...(state === "open" && dueAt !== null ? { dueAt } : {}),
  });
}
