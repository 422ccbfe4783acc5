import { stageOf } from "@precise/cart-core/order-way";
import type { Order } from "@precise/contract/shop/orders/order";
import { arrivalText } from "#shop/base/arrival-text.ts";
import { orderCopy } from "./order-copy.ts";

/** When an order arrives, in words. */
export interface OrderArrival {
  readonly line: string;
  /** What it depends on. */
  readonly note?: string;
}

/** When an order arrives, as it was promised; null where nothing was, and where it is there or nothing comes. @source decision 069 */
export function orderArrival(order: Pick<Order, "stage" | "status" | "promised">): OrderArrival | null {
  const { promised } = order;
  if (promised === undefined) return null;
  const line = arrivalText(promised);
  switch (stageOf(order)) {
    case "confirmed":
    case "packed":
    case "shipped":
      return { line };
    case "placed":
      return { line, note: orderCopy.arrivesIf.placed };
    case "awaiting_payment":
      return { line, note: orderCopy.arrivesIf.awaiting_payment };
    default:
      return null;
  }
}
