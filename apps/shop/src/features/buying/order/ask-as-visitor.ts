import "server-only";
import type { ApiResult } from "@precise/api-client/api-failure";
import type { ApiClient } from "@precise/api-client/client";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName } from "#shop/base/storage/order-cookie.ts";

/** What this browser may see of an order. `not-found` also for a foreign one. */
export type FoundOfOrder<Value> =
  | { readonly kind: "found"; readonly value: Value }
  | { readonly kind: "not-found" }
  | { readonly kind: "unreachable" };

/** Asks about an order by the e-mail that a cookie of its page keeps, else as the person who is signed in. */
export async function askAsVisitor<Value>(
  number: string,
  ask: (
    api: ApiClient,
    which: { readonly number: string; readonly email?: string },
  ) => Promise<ApiResult<Value | null>>,
): Promise<FoundOfOrder<Value>> {
  if (!isOrderNumber(number)) return { kind: "not-found" };
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const email = jar.get(orderCookieName)?.value;
  const ways = [
    ...(email === undefined ? [] : [{ number, email }]),
    ...(hasSessionCookie(jar) ? [{ number }] : []),
  ];
  for (const which of ways) {
    const result = await ask(apiForVisitor(sent), which);
    if (!result.ok && result.failure.status !== 400 && result.failure.status !== 401)
      return { kind: "unreachable" };
    if (result.ok && result.value !== null) return { kind: "found", value: result.value };
  }
  return { kind: "not-found" };
}
