import type { PromisedDays } from "@precise/cart-core/delivery-promise";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { type StateName, states } from "@precise/contract/nigeria/states";
import type { DeliveryPromises, deliveryPromiseCalls } from "@precise/contract/shop/delivery-promises";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { orderPromise, type PromiseSettings } from "./order-promise.ts";

/** The calls about days of delivery. @source decision 069 */
export function promiseHandlers(
  db: Database,
  settings: PromiseSettings,
): Answers<typeof deliveryPromiseCalls> {
  return {
    getDeliveryPromises: async () => answer({ promises: promisesAt(settings, new Date()) }),

    async getArrivalOfProduct({ params }) {
      const now = new Date();
      const [article] = await db.query<{ sku: string; stock_qty: number; available_on: string | null }>(
        `select sku, stock_qty,
           (select min(delivery.expected_on)::text from supplier_delivery delivery
            join supplier_delivery_line line on line.delivery_id = delivery.id
            where line.sku = product.sku and line.received < line.quantity
              and delivery.state = 'expected' and delivery.expected_on >= $2::date) as available_on
         from product where sku_key = upper($1) and withdrawn_at is null`,
        [params.sku, lagosDay(now)],
      );
      if (!article) return failure(404, "not_found", "There is no such product.");
      const { sku, stock_qty, available_on } = article;
      if (stock_qty > 0) return answer({ arrival: { sku, promises: promisesAt(settings, now) } });
      if (available_on === null) return answer({ arrival: { sku } });
      return answer({ arrival: { sku, available_on, promises: promisesAt(settings, now, available_on) } });
    },
  };
}

/** What is promised at a moment, state by state, in the order of the states. */
export function promisesAt(settings: PromiseSettings, at: Date, availableOn?: string): DeliveryPromises {
  // Many states have the same days: they are counted once.
  const counted = new Map<string, PromisedDays | undefined>();
  const daysOf = (state: StateName) => {
    const key = JSON.stringify(settings.deliveryDays.get(state));
    if (!counted.has(key)) counted.set(key, orderPromise(settings, state, at, availableOn)?.days);
    return counted.get(key);
  };
  return {
    states: states.flatMap(({ name }) => {
      const days = daysOf(name);
      return days === undefined ? [] : [{ state: name, ...days }];
    }),
    not_delivered: states
      .map(({ name }) => name)
      .filter((name) => settings.deliveryDays.get(name)?.is_delivered === false),
  };
}
