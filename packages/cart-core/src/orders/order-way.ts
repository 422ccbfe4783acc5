import { type OrderStage, orderStages } from "./order-stages.ts";

/** The stage of an order as the wire names it: may be one of a later release, the status never is. */
interface Standing {
  readonly stage?: string | undefined;
  readonly status: OrderStage;
}

/** The stage of an order; one of a later release is named by its status. */
export function stageOf({ stage, status }: Standing): OrderStage {
  return orderStages.find((known) => known === stage) ?? status;
}

/** The way of an order that goes well, in steps that people count. */
const wayToYou = ["placed", "confirmed", "packed", "shipped", "delivered"] as const;
/** At a showroom nothing is shipped. */
const wayToShowroom = ["placed", "confirmed", "packed", "delivered"] as const;
export type WayStep = (typeof wayToYou)[number];

/**
 * How far an order has come: the steps of its way and the one that it has reached; null where it has left the way.
 */
export function progressOf(
  order: Standing & { readonly delivery: { readonly method: "delivery" | "pickup" } },
): { readonly steps: readonly WayStep[]; readonly reached: number } | null {
  const steps = order.delivery.method === "pickup" ? wayToShowroom : wayToYou;
  const stage = stageOf(order);
  switch (stage) {
    case "cancelled":
    case "returned":
    case "refunded":
      return null;
    case "fee_pending":
    case "fee_proposed":
    case "awaiting_payment":
      return { steps, reached: 0 };
    case "shipped":
      // A showroom order never is; if it were, it would be ready there.
      return { steps, reached: order.delivery.method === "pickup" ? 2 : 3 };
    default:
      return { steps, reached: steps.indexOf(stage) };
  }
}
