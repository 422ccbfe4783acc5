import type { DeliveryWay } from "@precise/cart-core/order-moves";

/** Why an order that is delivered is not moved by itself. @source decision 078 */
export function byDelivery(number: string, way: DeliveryWay): string {
  return way === "dispatch"
    ? `${number} is sent with a rider or a carrier: dispatch it.`
    : `${number} is delivered by what happened at the door: note the attempt of its delivery.`;
}
