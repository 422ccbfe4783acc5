import type { ApiClient } from "@precise/api-client/client";
import { apiFor } from "@precise/web/server/api";
import { visitorOfRequest } from "@precise/web/server/visitor";
import { sessionCookieOf } from "./visitor-session.ts";

/** Calls for the visitor who sent a request, in his session where he has one: his limits count, not the shop's. @source design D22 */
export function apiForVisitor(headers: Headers): ApiClient {
  return apiFor(visitorOfRequest(headers), sessionCookieOf(headers.get("cookie")));
}
