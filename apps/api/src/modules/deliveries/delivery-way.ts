import type { OrderStanding } from "@precise/cart-core/order-moves";
import type { OrderStage } from "@precise/cart-core/order-stages";

/** How a delivery goes on: someone is sent with it, and what happened at the door ends it. */
export type DeliveryWay = "dispatch" | "attempt";

/**
 * Whether a move of an order is its delivery's; undefined where the order is moved by itself, as what is collected.
 * @source decision 078
 */
export function deliveryWay(
  { delivery }: Pick<OrderStanding, "delivery">,
  to: OrderStage,
): DeliveryWay | undefined {
  if (delivery === "pickup") return undefined;
  if (to === "shipped") return "dispatch";
  return to === "delivered" ? "attempt" : undefined;
}

/** Why the order is not moved by itself. */
export function byDelivery(number: string, way: DeliveryWay): string {
  return way === "dispatch"
    ? `${number} is sent with a rider or a carrier: dispatch it.`
    : `${number} is delivered by what happened at the door: note the attempt of its delivery.`;
}
