import { formatNaira } from "@precise/cart-core/money";
import { lagosMomentText } from "@precise/contract/nigeria/lagos-days";
import { bookReceipt } from "#api/modules/money/ledger/receipts.ts";
import { readAttempt } from "#api/modules/money/online/attempt-rows.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { ProviderEvent } from "#api/modules/money/online/provider-port.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { queuePaymentAlarm } from "../mail/payment-alarm.ts";

type Dispute = Extract<ProviderEvent, { kind: "dispute" }>;

/**
 * Books a dispute as the payment service reports it. While it is open the money counts as taken back and the order is held;
 * won, it comes again; lost, or accepted because no one answered, it stays away.
 * @returns false where its payment is none of ours
 * @source decision 061
 */
export async function bookDispute(db: Database, online: OnlinePayments, dispute: Dispute): Promise<boolean> {
  const attempt = await readAttempt(db, dispute.reference);
  if (!attempt) return false;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderNumber);
    if (!order) throw new Error("an attempt has lost its order");
    const { amount, disputeRef, state, dueAt } = dispute;
    const receipt = { provider: online.provider.name, amount, reference: disputeRef, actor: "system" };
    const [known] = await tx.query<{ id: number; status: Dispute["state"] }>(
      "select id, status from payment_dispute where provider = $1 and provider_id = $2 for update",
      [online.provider.name, disputeRef],
    );
    // What is decided stays so, whatever comes late.
    if (known && known.status !== "open") return;
    if (known) {
      await tx.query(
        `update payment_dispute set status = $2, due_at = coalesce($3::timestamptz, due_at),
           ended_at = case when $2 <> 'open' then now() end where id = $1`,
        [known.id, state, dueAt],
      );
    } else {
      await tx.query(
        `insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, due_at, amount_kobo, ended_at)
         values ($1, $2, $3, $4, $5, $6::timestamptz, $7, case when $5 <> 'open' then now() end)`,
        [order.id, attempt.id, online.provider.name, disputeRef, state, dueAt, amount],
      );
      await bookReceipt(tx, order, { ...receipt, kind: "chargeback" });
    }
    if (state === "won") await bookReceipt(tx, order, { ...receipt, kind: "chargeback_won" });
    await alarm(tx, online, order, dispute);
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
