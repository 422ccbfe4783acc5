import { formatNaira, type Kobo } from "@precise/cart-core/money";
import { refundableKobo } from "@precise/cart-core/payment-status";
import {
  allocate,
  allocatedTo,
  lockReceived,
  type PaymentProvider,
  takeAllocation,
} from "#api/modules/money/ledger/receipts.ts";
import { readOrderMoney } from "#api/modules/money/money-columns.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { lockOrder } from "../locked-order.ts";
import { lockSuccessor } from "../successor.ts";
import { countAsUnpaid, settlePayment } from "./receive-payment.ts";

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

export type PaymentMoved =
  | { readonly ok: true; readonly reference: string; readonly amount: Kobo }
  | { readonly ok: false; readonly why: string };

/**
 * Moves received money from an order to another, takes it away from one, or gives one what belonged to none. An order that
 * loses its money waits for it again; one that gets its money is confirmed.
 * @returns why not, as a sentence for the operator; then nothing was changed
 * @source decision 039
 */
export async function movePayment(tx: Sql, move: PaymentMove, respondHours: number): Promise<PaymentMoved> {
  const { from, to, actor } = move;
  if (from === to) return { ok: false, why: "Name two different orders." };
  // In one order for everybody, so that two moves cannot wait for each other.
  for (const number of [from, to].filter((each) => each !== undefined).toSorted()) {
    if (!(await lockOrder(tx, number))) return { ok: false, why: `There is no order ${number}.` };
  }
  const receipt = await lockReceived(tx, move.provider, move.reference);
  if (!receipt)
    return {
      ok: false,
      why: `No payment is recorded with the reference ${move.reference} (${move.provider}).`,
    };
  const taken =
    from === undefined ? takeFree(receipt.free, move) : await takeFrom(tx, receipt.id, from, move);
  if (typeof taken === "string") return { ok: false, why: taken };
  const source = from === undefined ? undefined : await lockOrder(tx, from);
  if (source) await countAsUnpaid(tx, source, taken, respondHours);
  const named = to === undefined ? undefined : await lockOrder(tx, to);
  const target = named && (await lockSuccessor(tx, named));
  if (target) {
    await allocate(tx, receipt.id, target.id, taken, actor);
    await settlePayment(tx, target, { amount: taken, actor }, respondHours);
  }
  return { ok: true, reference: receipt.reference, amount: taken };
}

function takeFree(free: Kobo, { amount = free, reference }: PaymentMove): Kobo | string {
  if (free === 0) return `All of ${reference} belongs to orders: give --from.`;
  return amount > free ? `Only ${formatNaira(free)} of ${reference} is without an order.` : amount;
}

async function takeFrom(
  tx: Sql,
  receiptId: number,
  number: string,
  { amount, reference, actor }: PaymentMove,
): Promise<Kobo | string> {
  const order = await lockOrder(tx, number);
  if (!order) return `There is no order ${number}.`;
  const money = await readOrderMoney(tx, order.id);
  const allocated = await allocatedTo(tx, receiptId, order.id);
  const wanted = amount ?? allocated;
  if (allocated === 0) return `${number} has nothing of ${reference}.`;
  if (wanted > allocated) return `${number} has only ${formatNaira(allocated)} of ${reference}.`;
  const left = refundableKobo(money);
  if (wanted > left) return `Only ${formatNaira(left)} of ${number} is left: the rest was refunded.`;
  await takeAllocation(tx, receiptId, order.id, wanted, actor);
  return wanted;
}
