import "server-only";
import { fetchTrackedOrder } from "@precise/api-client/orders";
import type { Order } from "@precise/contract/order";
import { cookies, headers } from "next/headers";
import { isOrderNumber, orderCookieName } from "../../purchase/order-cookie.ts";
import { apiForVisitor } from "../../purchase/visitor-api.ts";

/** An order that this browser may see. `not-found` also for a foreign one: the answer never tells which. */
export type VisitorOrder =
  | { readonly kind: "found"; readonly order: Order }
  | { readonly kind: "not-found" }
  | { readonly kind: "unreachable" };

/** Loads the order of a page by the cookie that its placing or tracking has set. @source D20 */
export async function loadVisitorOrder(number: string): Promise<VisitorOrder> {
  const email = (await cookies()).get(orderCookieName)?.value;
  if (!email || !isOrderNumber(number)) return { kind: "not-found" };
  const result = await fetchTrackedOrder(apiForVisitor(await headers()), { number, email });
  if (!result.ok) return { kind: result.failure.status === 400 ? "not-found" : "unreachable" };
  return result.value === null ? { kind: "not-found" } : { kind: "found", order: result.value };
}
