import { formatNaira, type Kobo, kobo } from "@precise/cart-core/money";
import { cutText } from "@precise/contract/wire/cut-text";
import {
  type BankCredit,
  decideCredit,
  freeReference,
  lockCredit,
  notedByHand,
  receiptOfTransfer,
} from "#api/modules/money/bank-credits.ts";
import { receiveFree } from "#api/modules/money/money.ts";
import { getOrder, orderNumber } from "#api/modules/orders/get-order.ts";
import { movePayment } from "#api/modules/orders/money/move-payment.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import type { Sql } from "#api/platform/database/port.ts";
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
  input: CreditWish,
  { actor, respondHours }: { readonly actor: string; readonly respondHours: number },
): Promise<MatchedCredit> {
  const credit = await lockCredit(tx, id);
  if (!credit) throw new Refused(`There is no credit ${id}.`, { status: 404 });
  requireWaiting(credit);
  const numbers =
    "shares" in input ? input.shares.map(({ number }) => orderNumber(number)) : [orderNumber(input.number)];
  const noted = await notedByHand(tx, credit, numbers);
  if (noted !== undefined) {
    await decideCredit(tx, id, { state: "known", receiptId: noted.id }, actor);
    return { credit: id, outcome: "known", numbers, amount: credit.amount, reference: noted.reference };
  }
  const reference = await freeReference(tx, credit);
  const paid = { ...receiptOf(credit, reference), actor };
  if ("shares" in input) await bookShares(tx, input.shares, paid, respondHours);
  else {
    const order = await getOrder(tx, input.number);
    if (input.isNoteOnly) await notePayment(tx, order, paid, respondHours);
    else await confirmPayment(tx, order, paid, respondHours);
  }
  await decideCredit(tx, id, { state: "booked", receiptId: await receiptOfTransfer(tx, reference) }, actor);
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
  for (const { number } of sorted) await getOrder(tx, number);
  if (!(await receiveFree(tx, paid)))
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
    payer: cutText(narration, 120) || undefined,
    at: noon.getTime() > Date.now() ? new Date() : noon,
  };
}
