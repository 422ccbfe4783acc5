import { call } from "@precise/api-client/client";
import "server-only";
import { fetchProductsBySku } from "@precise/api-client/products";
import { listOrders, type OrderEntry } from "@precise/contract/shop/orders/customer-orders";
import type { Order } from "@precise/contract/shop/orders/order";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { orderCookieName } from "#shop/base/storage/order-cookie.ts";
import { type ReorderItems, reorderItems } from "./again/reorder-items.ts";
import { readReturnedOrder } from "./payment/returned-order.ts";
import { readVisitorOrder, type VisitorOrder } from "./visitor-order.ts";

/** The orders of the signed-in user. `over`: a user was, and the session has ended. */
export type OwnOrders =
  | { readonly kind: "guest" }
  | { readonly kind: "over" }
  | { readonly kind: "listed"; readonly orders: readonly OrderEntry[] }
  | { readonly kind: "unreachable" };

/** A guest costs no call. */
export async function loadOwnOrders(): Promise<OwnOrders> {
  if (!hasSessionCookie(await cookies())) return { kind: "guest" };
  const result = await call(apiForVisitor(await headers()), listOrders);
  if (result.ok) return { kind: "listed", orders: result.value };
  return { kind: result.failure.status === 401 ? "over" : "unreachable" };
}

/** Loads the order of a page, for the browser that placed or found it and for the person whose order it is. */
export async function loadVisitorOrder(number: string): Promise<VisitorOrder> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  return readVisitorOrder(apiForVisitor(sent), number, {
    email: jar.get(orderCookieName)?.value,
    isSignedIn: hasSessionCookie(jar),
  });
}

/** The same, for a page to which Paystack may have sent its payer back. @param reference as the address names it */
export async function loadReturnedOrder(
  number: string,
  reference: string | undefined,
): Promise<VisitorOrder> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  return readReturnedOrder(
    apiForVisitor(sent),
    number,
    { email: jar.get(orderCookieName)?.value, isSignedIn: hasSessionCookie(jar) },
    reference,
  );
}

/** An order beside today's prices and stock. */
export async function loadOrderToday(
  number: string,
): Promise<
  | { readonly kind: "found"; readonly order: Order; readonly today: ReorderItems }
  | Exclude<VisitorOrder, { kind: "found" }>
> {
  const found = await loadVisitorOrder(number);
  if (found.kind !== "found") return found;
  const { order } = found;
  const skus = order.items.map(({ sku }) => sku);
  const products = await fetchProductsBySku(apiForVisitor(await headers()), skus);
  return products.ok
    ? { kind: "found", order, today: reorderItems(order.items, products.value) }
    : { kind: "unreachable" };
}
