import { type Kobo, kobo } from "@precise/cart-core/money";
import type { Sql } from "#api/platform/database/port.ts";
import type { DisputeState } from "./provider-port.ts";

/** A dispute as it was noted; `amount` is what its opening took. */
export interface NotedDispute {
  readonly id: number;
  readonly status: DisputeState;
  readonly amount: Kobo;
}

/** The dispute of the provider's number, locked until the transaction ends. */
export async function lockDispute(
  tx: Sql,
  provider: string,
  providerId: string,
): Promise<NotedDispute | undefined> {
  const [row] = await tx.query<{ id: number; status: DisputeState; amount: number }>(
    `select id, status, amount_kobo as amount from payment_dispute
     where provider = $1 and provider_id = $2 for update`,
    [provider, providerId],
  );
  return row && { ...row, amount: kobo(row.amount) };
}

/** Notes where a locked dispute stands now. */
export async function noteDispute(
  tx: Sql,
  id: number,
  state: DisputeState,
  dueAt: Date | null,
): Promise<void> {
  await tx.query(
    `update payment_dispute set status = $2, due_at = coalesce($3::timestamptz, due_at),
       ended_at = case when $2 <> 'open' then now() end where id = $1`,
    [id, state, dueAt],
  );
}

/** Writes a dispute down. @param dispute `amount`: what it takes while it is not won */
export async function insertDispute(
  tx: Sql,
  dispute: {
    readonly orderId: number;
    readonly attemptId: number;
    readonly provider: string;
    readonly providerId: string;
    readonly state: DisputeState;
    readonly dueAt: Date | null;
    readonly amount: Kobo;
  },
): Promise<void> {
  await tx.query(
    `insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, due_at, amount_kobo, ended_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7, case when $5 <> 'open' then now() end)`,
    [
      dispute.orderId,
      dispute.attemptId,
      dispute.provider,
      dispute.providerId,
      dispute.state,
      dispute.dueAt,
      dispute.amount,
    ],
  );
}
