import { type ApiClient, callOrNull } from "@precise/api-client/client";
import { readOwnOrder } from "@precise/contract/shop/orders/customer-orders";
import { type Order, trackOrder } from "@precise/contract/shop/orders/order";
import { isOrderNumber } from "#shop/base/storage/order-cookie.ts";

/** An order that this browser may see. `not-found` also for a foreign one: the answer never shows which. */
export type VisitorOrder =
  | { readonly kind: "found"; readonly order: Order }
  | { readonly kind: "not-found" }
  | { readonly kind: "unreachable" };

/**
 * Reads an order by the e-mail that its placing or tracking has left in a cookie of its page, else as one of the person
 * who is signed in.
 * @source design D20
 */
export async function readVisitorOrder(
  api: ApiClient,
  number: string,
  visitor: { readonly email: string | undefined; readonly isSignedIn: boolean },
): Promise<VisitorOrder> {
  const { email, isSignedIn } = visitor;
  if (!isOrderNumber(number)) return { kind: "not-found" };
  if (isSignedIn) {
    const own = await callOrNull(api, readOwnOrder, { params: { number } });
    if (own.ok && own.value !== null) return { kind: "found", order: own.value };
    const isAway = !own.ok && own.failure.status !== 401 && own.failure.status !== 400;
    if (isAway && !email) return { kind: "unreachable" };
  }
  if (!email) return { kind: "not-found" };
  const tracked = await callOrNull(api, trackOrder, { body: { number, email } });
  if (!tracked.ok) return { kind: tracked.failure.status === 400 ? "not-found" : "unreachable" };
  return tracked.value === null ? { kind: "not-found" } : { kind: "found", order: tracked.value };
}
