import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { bookFreeReceipt, referenceKey } from "#api/modules/money/ledger/receipts.ts";
import { type BankCredit, decideCredit, lockCredit } from "#api/modules/money/statements/credit-rows.ts";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { findOrder, orderNumber } from "../orders/find-order.ts";
import { confirmPayment, notePayment } from "./confirm-payment.ts";

/** An order and what of a credit is for it. */
export interface Share {
  readonly number: string;
  readonly amount: Kobo;
}

/** How a credit is booked: for one order as a whole, or a part of it for each of several. */
export type CreditWish =
  | {
      readonly number: string;
      /** Noted also where nothing is missing, and without bringing a cancelled order back. */
      readonly isNoteOnly: boolean;
    }
  | { readonly shares: readonly Share[] };

/** What became of a credit. `known`: the money had been noted by hand, and nothing was booked again. */
export interface MatchedCredit {
  readonly credit: number;
  readonly outcome: "booked" | "known";
  readonly numbers: readonly string[];
  readonly amount: Kobo;
  readonly reference: string;
}

/**
 * Books a credit of the bank's for orders; how much came is what the statement says.
 * @throws Refused where it is booked already, an order cannot take it, or the shares are more than it
 */
export async function matchCreditTo(
  tx: Sql,
  id: number,
  wish: CreditWish,
  { actor, respondHours }: { readonly actor: string; readonly respondHours: number },
): Promise<MatchedCredit> {
  const credit = await lockCredit(tx, id);
  if (!credit) throw new Refused(`There is no credit ${id}.`, { status: 404 });
  requireWaiting(credit);
  const numbers =
    "shares" in wish ? wish.shares.map(({ number }) => orderNumber(number)) : [orderNumber(wish.number)];
  const noted = await notedByHand(tx, credit, numbers);
  if (noted !== undefined) {
    await decideCredit(tx, id, { state: "known", receiptId: noted.id }, actor);
    return { credit: id, outcome: "known", numbers, amount: credit.amount, reference: noted.reference };
  }
  const reference = await freeReference(tx, credit);
  const paid = { ...receiptOf(credit, reference), actor };
  if ("shares" in wish) await bookShares(tx, wish.shares, paid, respondHours);
  else {
    const order = await findOrder(tx, wish.number);
    if (wish.isNoteOnly) await notePayment(tx, order, paid, respondHours);
    else await confirmPayment(tx, order, paid, respondHours);
  }
  const [receipt] = await tx.query<{ id: number }>(
    "select id from payment_receipt where provider = 'bank' and kind = 'received' and provider_ref = $1",
    [reference],
  );
  if (!receipt) throw new Error("a credit was booked and has no receipt");
  await decideCredit(tx, id, { state: "booked", receiptId: receipt.id }, actor);
  return { credit: id, outcome: "booked", numbers, amount: credit.amount, reference };
}

export function requireWaiting({ state, orders, reason }: BankCredit): void {
  if (state === "unmatched") return;
  const where = orders.length > 0 ? ` for ${orders.join(", ")}` : "";
  throw new Refused(
    state === "ignored" ? `This credit is ignored: ${reason}` : `This credit is booked already${where}.`,
  );
}

async function bookShares(
  tx: Sql,
  shares: readonly Share[],
  paid: ReturnType<typeof receiptOf> & { readonly actor: string },
  respondHours: number,
): Promise<void> {
  const total = kobo(shares.reduce((sum, { amount }) => sum + amount, 0));
  if (total > paid.amount)
    throw new Refused(`${formatNaira(total)} is more than the ${formatNaira(paid.amount)} that came.`, {
      status: 422,
      field: "shares",
    });
  // In one order for everybody, so that two bookings cannot wait for each other.
  const sorted = shares.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  for (const { number } of sorted) await findOrder(tx, number);
  if ((await bookFreeReceipt(tx, paid)) === undefined)
    throw new Refused(`The reference ${paid.reference} is already recorded.`);
  const { provider, reference, actor } = paid;
  for (const { number, amount } of sorted) {
    const to = orderNumber(number);
    const moved = await movePayment(tx, { provider, reference, to, amount, actor }, respondHours);
    if (!moved.ok) throw new Refused(moved.why);
  }
}

function receiptOf({ amount, day, narration }: BankCredit, reference: string) {
  const noon = new Date(`${day}T12:00:00+01:00`);
  return {
    provider: "bank" as const,
    amount,
    reference,
    payer: narration.slice(0, 120) || undefined,
    at: noon.getTime() > Date.now() ? new Date() : noon,
  };
}

/** Money that an order has of the same amount and by the same reference, or without one of the bank's, and that no credit shows. */
async function notedByHand(tx: Sql, { amount, reference, day }: BankCredit, numbers: readonly string[]) {
  const [row] = await tx.query<{ id: number; reference: string }>(
    `select r.id, r.provider_ref as reference from payment_receipt r
     where r.provider = 'bank' and r.kind = 'received' and r.amount_kobo = $1
       and exists (select 1 from payment_allocation a join shop_order o on o.id = a.order_id
         where a.receipt_id = r.id and a.undone_at is null and o.number = any($2::text[]))
       and (r.provider_ref = $3 or (r.provider_ref ~ '^PR-[0-9A-Z]{8}/[0-9]+$'
         and (r.at at time zone 'Africa/Lagos')::date between $4::date - 7 and $4::date + 7))
       and not exists (select 1 from bank_credit c where c.receipt_id = r.id)
     order by r.provider_ref = $3 desc, r.id limit 1`,
    [amount, numbers, reference === undefined ? "" : referenceKey(reference), day],
  );
  return row;
}

/** The bank's reference; where there is none, or a bank gives one to several transfers, one of our own. */
async function freeReference(tx: Sql, { id, reference }: BankCredit): Promise<string> {
  const key = reference === undefined ? `STATEMENT ${id}` : referenceKey(reference);
  const taken = await tx.query(
    "select 1 from payment_receipt where provider = 'bank' and kind = 'received' and provider_ref = $1",
    [key],
  );
  return taken.length === 0 ? key : `${key} ${id}`;
}
