import type { ApiClient } from "@precise/api-client/client";
import { shopEnv } from "../env.ts";
import { apiFor } from "../server/api.ts";
import { sessionCookieOf } from "../server/session-cookie.ts";
import { parseTrustedProxies, type TrustedProxies, visitorOf } from "../server/visitor.ts";

let trusted: TrustedProxies | undefined;

/** Calls for the visitor who sent a request, in his session where he has one: his limits count, not the shop's. @source D22 */
export function apiForVisitor(headers: Headers): ApiClient {
  trusted ??= parseTrustedProxies(shopEnv().trustedProxies);
  return apiFor(visitorOf(headers, trusted), sessionCookieOf(headers.get("cookie")));
}
