import { isWithdrawable } from "@precise/cart-core/claim-moves";
import { kobo, wireAmount } from "@precise/cart-core/money";
import type { ReturnClaim } from "@precise/contract/shop/orders/returns";
import { wireTime } from "#api/platform/time/wire-time.ts";
import type { ClaimRow } from "./claim-rows.ts";

/** A claim as it travels to its shopper. */
export function claimView(row: ClaimRow): ReturnClaim {
  return {
    number: row.number,
    order_number: row.order_number,
    kind: row.kind,
    wish: row.wish,
    state: row.state,
    requested_at: wireTime(row.created_at),
    items: row.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      reason: line.reason,
      ...(line.serial !== null && { serial: line.serial }),
      months_since_delivery: line.months_since_delivery,
      ...(line.warranty_months !== null && { warranty_months: line.warranty_months }),
      is_in_time: line.is_in_time,
      ...(line.in_time_until !== null && { in_time_until: line.in_time_until }),
    })),
    ...(row.note !== null && { note: row.note }),
    pictures: row.pictures,
    can_withdraw: isWithdrawable(row.state),
    ...(row.refunded_kobo !== null && { refunded: wireAmount(kobo(row.refunded_kobo)) }),
    timeline: row.events.map(({ at, state, text }) => ({ at: wireTime(at), state, text })),
  };
}
