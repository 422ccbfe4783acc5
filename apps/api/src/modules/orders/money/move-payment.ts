import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { PaymentProvider } from "#api/modules/money/ledger/receipts.ts";
import { type Moved, move } from "#api/modules/money/money.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type LockedOrder, lockOrder } from "../locked-order.ts";
import { lockSuccessor, lockWithSuccessors } from "../successor.ts";
import { countAsUnpaid, recordedByMistake, settlePayment } from "./receive-payment.ts";

/** Money that was noted for a wrong order, or for none. */
export interface PaymentMove {
  readonly provider: PaymentProvider;
  readonly reference: string;
  /** The order that has it; undefined for what belongs to none. */
  readonly from?: string | undefined;
  /** The order that it is for; undefined to take it from its order only. */
  readonly to?: string | undefined;
  /** Undefined for all that is there. */
  readonly amount?: Kobo | undefined;
  readonly actor: string;
}

/**
 * Moves received money from an order to another, takes it away from one, or gives one what belonged to none. An order that
 * loses its money waits for it again; one that gets its money is confirmed.
 * @returns why not, as a sentence for the operator; then nothing was changed
 * @source decision 039
 */
export async function movePayment(tx: Sql, plan: PaymentMove, respondHours: number): Promise<Moved> {
  const { from, to, actor } = plan;
  if (from === to) return { ok: false, why: "Name two different orders." };
  await lockWithSuccessors(
    tx,
    [from, to].filter((each) => each !== undefined),
  );
  const source = from === undefined ? undefined : await lockOrder(tx, from);
  const named = to === undefined ? undefined : await lockOrder(tx, to);
  if (from !== undefined && !source) return { ok: false, why: `There is no order ${from}.` };
  if (to !== undefined && !named) return { ok: false, why: `There is no order ${to}.` };
  const target = named && (await lockSuccessor(tx, named));
  if (target && target.id === source?.id) return { ok: false, why: `${from} took the place of ${to}.` };
  const moved = await move(tx, { ...plan, from: source, to: target });
  if (!moved.ok) return moved;
  if (source) {
    const why = await whyTaken(tx, source, target, moved.amount);
    await countAsUnpaid(tx, source, why, respondHours);
  }
  const stands = target && (await lockOrder(tx, target.number));
  if (stands) await settlePayment(tx, stands, { amount: moved.amount, actor }, respondHours);
  return moved;
}

/** For the buyer who loses it: only an order of their own is named. */
async function whyTaken(
  tx: Sql,
  from: LockedOrder,
  to: LockedOrder | undefined,
  amount: Kobo,
): Promise<string> {
  if (!to) return recordedByMistake(amount);
  const [other] = await tx.query(
    `select 1 from shop_order one join shop_order other on other.person_key is distinct from one.person_key
     where one.id = $1 and other.id = $2`,
    [from.id, to.id],
  );
  if (other) return `${formatNaira(amount)} that was recorded here was paid for another order.`;
  return `${formatNaira(amount)} of what you paid now counts for your order ${to.number}.`;
}
