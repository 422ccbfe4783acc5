import { kobo, wireValue } from "@precise/cart-core/money";
import { excessKobo, missingKobo, orderMoney, paymentStatus } from "@precise/cart-core/payment-status";
import type { OrderRow } from "./order-view.ts";

/** What came, what went back, and what that means. @source decision 039 */
export function moneyView(row: OrderRow) {
  const standing = {
    stage: row.status,
    money: orderMoney(row.money ?? {}),
    payable: kobo(row.payable_kobo),
    wasPaid: row.paid_at !== null,
  };
  const { received, refunded } = standing.money;
  // While the fee is open nobody knows what is missing.
  const missing = received > 0 && row.delivery_fee_kobo !== null ? missingKobo(standing) : kobo(0);
  const excess = excessKobo(standing);
  return {
    status: paymentStatus(standing),
    received: { value: wireValue(received) },
    refunded: { value: wireValue(refunded) },
    ...(missing > 0 ? { missing: { value: wireValue(missing) } } : {}),
    ...(excess > 0 ? { excess: { value: wireValue(excess) } } : {}),
  };
}

/** Within how many days what is on account is paid, and until when. */
export function termsView({ payment_method, company, invoice }: OrderRow) {
  if (payment_method !== "on_account") return {};
  return {
    ...(company?.terms_days === undefined ? {} : { terms_days: company.terms_days }),
    ...(invoice?.due_date ? { due_date: invoice.due_date } : {}),
  };
}
