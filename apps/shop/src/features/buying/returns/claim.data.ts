import "server-only";
import type { ApiResult } from "@precise/api-client/api-failure";
import { type ApiClient, callOrNull } from "@precise/api-client/client";
import {
  type ReturnClaim,
  type ReturnOptions,
  readReturn,
  readReturnOptions,
} from "@precise/contract/orders/returns";
import { cookies, headers } from "next/headers";
import { apiForVisitor } from "#shop/base/server/visitor-api.ts";
import { hasSessionCookie } from "#shop/base/server/visitor-session.ts";
import { isOrderNumber, orderCookieName } from "#shop/base/storage/order-cookie.ts";
import { type ClaimEntries, claimCookieName, readClaimCookie } from "./claim-entries.ts";

/** What this browser may see of an order's returns. `not-found` also for a foreign order. */
export type Found<Value> =
  | { readonly kind: "found"; readonly value: Value }
  | { readonly kind: "not-found" }
  | { readonly kind: "unreachable" };

/** What of an order can be returned, and what was typed before. */
export async function loadReturnOptions(
  number: string,
): Promise<Found<{ readonly options: ReturnOptions; readonly entries: ClaimEntries }>> {
  const found = await asVisitor(number, (api, which) => callOrNull(api, readReturnOptions, { body: which }));
  if (found.kind !== "found") return found;
  const entries = readClaimCookie((await cookies()).get(claimCookieName)?.value);
  return { kind: "found", value: { options: found.value, entries } };
}

/** One claim of an order. */
export async function loadClaim(number: string, claim: string): Promise<Found<ReturnClaim>> {
  if (!/^RET-\d{6,12}$/.test(claim)) return { kind: "not-found" };
  return asVisitor(number, (api, which) => callOrNull(api, readReturn, { body: { ...which, claim } }));
}

/** Asks by the e-mail that a cookie of the order's page keeps, else as the person who is signed in. */
async function asVisitor<Value>(
  number: string,
  ask: (
    api: ApiClient,
    which: { readonly number: string; readonly email?: string },
  ) => Promise<ApiResult<Value | null>>,
): Promise<Found<Value>> {
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
