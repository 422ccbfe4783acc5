import { parseJson } from "@precise/cart-core/json";
import { isOrderNumber } from "#shop/base/storage/order-cookie.ts";

/** Local storage: numbers of the orders that open on this browser. Nothing else of them is kept. */
export const recentOrdersKey = "recentOrders";

/** As long as the cookie that opens them. */
const keptDays = 30;
const mostKept = 10;

/** An order that this browser may open. */
export interface RecentOrder {
  readonly number: string;
  /** When it was placed, as on the wire. */
  readonly placedAt: string;
}

/** The stored orders, newest first; storage can be edited by anyone, so invalid entries are left out, and orders that no longer open too. */
export function readRecentOrders(text: string | null, now: number): readonly RecentOrder[] {
  const entries = parseJson(text);
  if (!Array.isArray(entries)) return [];
  return entries
    .flatMap((entry: unknown): RecentOrder[] => {
      if (typeof entry !== "object" || entry === null) return [];
      const { number, placedAt } = entry as Record<string, unknown>;
      if (typeof number !== "string" || typeof placedAt !== "string" || !isOrderNumber(number)) return [];
      const age = now - Date.parse(placedAt);
      return age < keptDays * 24 * 60 * 60 * 1000 ? [{ number, placedAt }] : [];
    })
    .slice(0, mostKept);
}

/** The list with an order in front. */
export function withOrder(orders: readonly RecentOrder[], order: RecentOrder): readonly RecentOrder[] {
  return [order, ...orders.filter(({ number }) => number !== order.number)]
    .sort((one, other) => other.placedAt.localeCompare(one.placedAt))
    .slice(0, mostKept);
}
