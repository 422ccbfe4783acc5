import { type Kobo, kobo, subtractKobo } from "@precise/cart-core/money";
import { paymentFacts } from "@precise/cart-core/payment-kinds";
import { type OrderMoney, refundableKobo } from "@precise/cart-core/payment-status";
import { issueCreditNote } from "#api/modules/invoice/issue-credit-note.ts";
import {
  bookReceipt,
  type KnownReference,
  type PaymentProvider,
  paymentProviders,
  providersOf,
} from "#api/modules/money/ledger/receipts.ts";
import { readOrderMoney } from "#api/modules/money/money-columns.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { LockedOrder } from "../locked-order.ts";

/** Money that goes back to who paid it. */
export interface Repayment {
  readonly amount: Kobo;
  /** A sentence for the shopper; the credit note states it too. */
  readonly reason: string;
  /** An operator, or `system`. */
  readonly actor: string;
  readonly provider?: PaymentProvider | undefined;
  /** The bank's number of the transfer back. */
  readonly reference?: string | undefined;
  readonly at?: Date | undefined;
  /** A payment service says that it went: that is booked, also where a bank has taken the same money meanwhile. */
  readonly hasGone?: boolean;
}

export type PaidBack =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "above-received"; readonly net: Kobo }
  /** The order was paid online, and no one says from which account of ours the money went. */
  | { readonly ok: false; readonly code: "no-account" }
  | ({ readonly ok: false; readonly code: "known-reference" } & KnownReference);

/**
 * Books money that goes back from a locked order, never more than is there unless it has gone, and credits its invoice with what is not
 * excess: who paid too much bought for no less. Call it last, see `issueCreditNote`.
 * @source decision 039
 */
export async function payBack(tx: Sql, order: LockedOrder, back: Repayment): Promise<PaidBack> {
  const money = await readOrderMoney(tx, order.id);
  const most = refundableKobo(money);
  if (!back.hasGone && back.amount > most) return { ok: false, code: "above-received", net: most };
  const { amount, reference, at, actor, provider = await accountOf(tx, order, reference) } = back;
  if (provider === undefined) return { ok: false, code: "no-account" };
  if (isOnline(provider) && reference === undefined)
    throw new Error("money went back by a payment service without its number");
  const booked = await bookReceipt(tx, order, { provider, kind: "refunded", amount, reference, at, actor });
  if (!booked.ok)
    return { ok: false, code: "known-reference", reference: booked.reference, orders: booked.orders };
  const excess = Math.min(amount, Math.max(0, money.net - order.payable));
  await issueCreditNote(tx, order, kobo(amount - excess), back.reason);
  return { ok: true };
}

/** Credits what of a locked order's invoice was never paid, when its goods come back or it is cancelled: nothing is owed. */
export async function creditUnpaid(
  tx: Sql,
  order: LockedOrder,
  { net }: OrderMoney,
  reason: string,
): Promise<void> {
  if (net < order.payable) await issueCreditNote(tx, order, subtractKobo(order.payable, net), reason);
}

function isOnline(provider: PaymentProvider): boolean {
  return !paymentProviders.some((each) => each === provider);
}

/**
 * From which of the shop's own accounts money of an order goes back unless a person names one: by which it is paid, or by
 * which its money came. A payment service is none of them: what goes back there has its number. @source decision 075
 */
async function accountOf(
  tx: Sql,
  order: LockedOrder,
  reference: string | undefined,
): Promise<PaymentProvider | undefined> {
  const usual = defaultProvider(order);
  if (!isOnline(usual)) return usual;
  // A person names a number only of a transfer that they have made.
  if (reference !== undefined) return "bank";
  const accounts = (await providersOf(tx, order.id)).filter((each) => !isOnline(each));
  return accounts.length === 1 ? accounts[0] : undefined;
}

/** How an order is paid unless the operator says otherwise. */
export function defaultProvider({ standing }: LockedOrder): PaymentProvider {
  return paymentFacts(standing.payment).money;
}
