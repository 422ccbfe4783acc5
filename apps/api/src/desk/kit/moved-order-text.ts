import type { AnyOrder } from "#api/modules/orders/any-order.ts";

/** Where an order is now, and what was noted of it last. */
export function movedOrderText(order: AnyOrder): string {
  return `${order.number} is ${order.stage}. ${order.timeline.at(-1)?.text ?? ""}`;
}
