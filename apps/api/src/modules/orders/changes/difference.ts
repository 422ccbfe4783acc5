import { fromWireValue, type Kobo, kobo, wireAmount } from "@precise/cart-core/money";
import type { OrderDifference } from "@precise/contract/shop/orders/order-changes";
import type { AnyOrder } from "../any-order.ts";
import type { OrderPlan } from "../order-draft.ts";
import { pricesOfTotals } from "../order-view.ts";
import { quotedLine } from "../written/quote-order.ts";

/**
 * An order beside what it would be.
 * @param net what we have of the buyer's money for it
 */
export function orderDifference(order: AnyOrder, plan: OrderPlan, net: Kobo): OrderDifference {
  const after = plan.totals.payable;
  return {
    lines: differentLines(order, plan),
    delivery: { before: placeOf(order), after: plan.showroom?.name ?? plan.delivery },
    payment: { before: order.payment.method, after: plan.payment },
    prices: { before: order.prices, after: pricesOfTotals(plan.totals, plan.discounts, plan.vatPerThousand) },
    paid: wireAmount(net),
    to_pay: wireAmount(kobo(Math.max(0, after - net))),
    to_refund: wireAmount(kobo(Math.max(0, net - after))),
  };
}

/**
 * Whether the buyer has to agree: they would get other goods, or owe more, or a fee that no one knows yet.
 * @source decision 062
 */
export function needsConsent({ lines, prices: { before, after } }: OrderDifference): boolean {
  const hasOtherGoods = lines.some((line) => line.before?.quantity !== line.after?.quantity);
  const opensFee = before.delivery_fee !== null && after.delivery_fee === null;
  return (
    hasOtherGoods || opensFee || fromWireValue(after.payable.value) > fromWireValue(before.payable.value)
  );
}

/** Whether nothing would be different. */
export function isSame({ lines, delivery, payment, prices }: OrderDifference): boolean {
  return (
    delivery.before === delivery.after &&
    payment.before === payment.after &&
    JSON.stringify(prices.before) === JSON.stringify(prices.after) &&
    lines.every(({ before, after }) => JSON.stringify(before) === JSON.stringify(after))
  );
}

function placeOf({ delivery }: AnyOrder): string {
  return delivery.showroom?.name ?? delivery.method;
}

function differentLines(order: AnyOrder, plan: OrderPlan): OrderDifference["lines"] {
  const before = new Map(
    order.items.map(({ sku, name, quantity, unit_price, row_total }) => [
      sku,
      { name, side: { quantity, unit_price, row_total } },
    ]),
  );
  const after = new Map(
    plan.lines
      .map(quotedLine)
      .map(({ sku, name, quantity, unit_price, row_total }) => [
        sku,
        { name, side: { quantity, unit_price, row_total } },
      ]),
  );
  return [...new Set([...before.keys(), ...after.keys()])].map((sku) => ({
    sku,
    name: after.get(sku)?.name ?? before.get(sku)?.name ?? sku,
    before: before.get(sku)?.side ?? null,
    after: after.get(sku)?.side ?? null,
  }));
}
