import "server-only";
import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { ApiCallError } from "@precise/api-client/api-failure";
import type { ApiClient } from "@precise/api-client/client";
import { visitorApi } from "@precise/web/server/visitor-api";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { basePath } from "#trade/base/routes/base-path.ts";
import { loginPath } from "#trade/base/routes/return-path.ts";
import { requestedPath } from "./requested-path.ts";
import { sessionCookieOf } from "./trade-session-cookie.ts";

/** Calls the API for the trade client whose request this page is made for, in their session. */
export async function tradeApi(): Promise<ApiClient> {
  return visitorApi(sessionCookieOf((await headers()).get("cookie")));
}

/**
 * The data of a trade call, for a page. Without a session it leads to the login and back; where a password set by an operator must be
 * changed first, to that page.
 * @throws ApiCallError for every other failure: the page then says that the API does not answer, and retries
 */
export async function unwrapOrRedirect<Data>(result: ApiResult<Data>): Promise<Data> {
  if (result.ok) return result.value;
  const { failure } = result;
  if (failure.code === "password_change_required") return redirect("/password");
  if (isSessionGone(failure)) {
    const why = failure.code === "session_expired" ? "ended" : undefined;
    return redirect(loginPath(await requestedPath(), why).slice(basePath.length));
  }
  throw new ApiCallError(failure);
}

/** Whether a call failed because there is no valid session. */
export function isSessionGone({ status, code }: ApiFailure): boolean {
  return status === 401 || code === "session_required" || code === "session_expired";
}
