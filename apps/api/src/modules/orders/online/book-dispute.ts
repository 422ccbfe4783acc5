import { formatNaira } from "@precise/cart-core/money";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { contest } from "#api/modules/money/money.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { ProviderEvent } from "#api/modules/money/online/provider-port.ts";
import { readAttempt } from "#api/modules/money/online-attempts.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";
import { lockShares, lockWithOrder } from "./lock-attempt.ts";
import { type Settled, settleAttempt } from "./settle-attempt.ts";

type Dispute = Extract<ProviderEvent, { kind: "dispute" }>;

/**
 * Books a dispute as the payment service reports it, see `contest`; its payment first, for their events come in any order. The
 * orders that have its money are held while it is open.
 * @returns as `settleAttempt`: `unknown` where its payment is none of ours
 * @source decision 061, decision 075
 */
export async function bookDispute(db: Database, online: OnlinePayments, dispute: Dispute): Promise<Settled> {
  const known = await readAttempt(db, dispute.reference);
  if (known?.status !== "succeeded") {
    const settled = await settleAttempt(db, online, dispute.reference);
    if (settled !== "settled") return settled;
  }
  await db.transaction(async (tx) => {
    const { attempt } = await lockWithOrder(tx, dispute.reference);
    const shares = await lockShares(tx, attempt);
    const { disputeRef, state, dueAt } = dispute;
    const contested = { provider: online.provider.name, disputeRef, state, dueAt, amount: dispute.amount };
    const amount = await contest(tx, attempt, shares, contested);
    if (amount !== undefined) await alarm(tx, online, shares[0].order, { ...dispute, amount });
  });
  return "settled";
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
