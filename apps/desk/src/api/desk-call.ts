import type { ApiFailure, ApiResult } from "@precise/api-client/api-failure";
import { call, createApiClient, type InputArgument } from "@precise/api-client/client";
import type { Route, ValueOf } from "@precise/contract/wire/route";
import { reachability } from "./reachability.ts";
import { askToSignIn, type SignInNeed } from "./sign-in-needs.ts";

const client = createApiClient({
  baseUrl: "",
  fetch: (input, init) => fetch(input, init),
  timeoutMs: 20_000,
});

/**
 * Makes one call of the desk. Where the session has ended, or a second factor is asked for again, the person signs in over
 * the page and the same call is made once more: what was typed is not lost.
 * @returns as `call` of packages/api-client; the refusal itself where the person gives up signing in
 */
export async function deskCall<R extends Route>(
  route: R,
  ...input: InputArgument<R>
): Promise<ApiResult<ValueOf<R>>> {
  const result = await plainDeskCall(route, ...input);
  if (result.ok) return result;
  const need = signInNeedOf(result.failure);
  if (need === null || !(await askToSignIn(need))) return result;
  return plainDeskCall(route, ...input);
}

/** The same without signing in over the page: for the calls that sign in. */
export async function plainDeskCall<R extends Route>(
  route: R,
  ...input: InputArgument<R>
): Promise<ApiResult<ValueOf<R>>> {
  const result = await call(client, route, ...input);
  if (result.ok || !isAway(result.failure)) reachability.noteAnswer(new Date());
  else if (result.failure.kind !== "aborted") reachability.noteNoAnswer(new Date());
  return result;
}

/** No answer of the API itself: the network, a time-out, or a proxy before it. */
export function isAway({ kind, status }: ApiFailure): boolean {
  if (kind === "http" || kind === "bad-answer") return status === 502 || status === 503 || status === 504;
  return true;
}

/** What the API wants first of the person; null where that would not help. */
export function signInNeedOf({ status, code }: ApiFailure): SignInNeed | null {
  if (status === 401 && (code === "session_required" || code === "session_expired")) return "session";
  return status === 403 && code === "second_factor_required" ? "second-factor" : null;
}
