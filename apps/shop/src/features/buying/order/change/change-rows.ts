import { formatNaira, fromWireValue } from "@precise/cart-core/money";
import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { changeCopy as copy } from "./change-copy.ts";

/** A row of the table that shows an order now and after a change. */
export interface ChangeRow {
  readonly head: string;
  readonly before: string;
  readonly after: string;
}

/** The lines of either, then what else would be different, then the total. */
export function changeRows({ lines, delivery, payment, prices }: OrderDifference): ChangeRow[] {
  const { before, after } = prices;
  const others = [
    row(copy.delivery, wayText(delivery.before), wayText(delivery.after)),
    row(copy.payment, copy.payments[payment.before] ?? "", copy.payments[payment.after] ?? ""),
    row(copy.discounts, discountText(before), discountText(after)),
    row(copy.fee, feeText(before), feeText(after)),
  ];
  return [
    ...lines.map((line) => row(line.name, sideText(line.before), sideText(line.after))),
    ...others.filter((each) => each.before !== each.after),
    row(copy.total, naira(before.payable.value), naira(after.payable.value)),
  ];
}

function row(head: string, before: string, after: string): ChangeRow {
  return { head, before, after };
}

function sideText(side: OrderDifference["lines"][number]["before"]): string {
  return side === null ? copy.none : copy.pieces(side.quantity, naira(Number(side.unit_price)));
}

function wayText(way: string): string {
  return copy.deliveryWays[way] ?? way;
}

function feeText({ delivery_fee: fee }: OrderDifference["prices"]["before"]): string {
  if (fee === null) return summaryCopy.toBeConfirmed;
  return fee.value === 0 ? summaryCopy.free : naira(fee.value);
}

function discountText({ discounts = [] }: OrderDifference["prices"]["before"]): string {
  return discounts.length === 0
    ? copy.none
    : discounts.map(({ code, label, amount }) => `${code || label}, ${naira(amount.value)} off`).join("; ");
}

export function naira(value: number): string {
  return formatNaira(fromWireValue(value));
}
