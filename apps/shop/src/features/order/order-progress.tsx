import type { Order } from "@precise/contract/order";
import { orderCopy } from "../../purchase/copy/order-copy.ts";
import * as css from "./order-progress.css.ts";
import { progressOf } from "./order-stage.ts";

/** How far the order has come, step by step; nothing for one that was cancelled or came back. */
export function OrderProgress({ order }: { readonly order: Pick<Order, "stage" | "status" | "delivery"> }) {
  const progress = progressOf(order);
  if (progress === null) return null;
  const words = order.delivery.method === "pickup" ? orderCopy.wayToShowroom : orderCopy.way;
  return (
    <ol className={css.way} aria-label={orderCopy.wayTitle} role="list">
      {progress.steps.map((step, place) => (
        <li
          key={step}
          className={css.step}
          data-state={place <= progress.reached ? "done" : "later"}
          aria-current={place === progress.reached ? "step" : undefined}
        >
          <span className={css.lamp} aria-hidden="true" />
          {words[step]}
        </li>
      ))}
    </ol>
  );
}
