import { type Cart, mergeCart } from "@precise/contract/cart";
import type { DataOf } from "@precise/contract/route";
import {
  closeSession,
  endOtherSessions,
  endSession,
  listSessions,
  openSession,
  readSession,
  type SessionUser,
  type SignInTokens,
} from "@precise/contract/session";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

export type SessionEntry = DataOf<typeof listSessions>["sessions"][number];

/**
 * Exchanges both tokens of one sign-in for the session cookie, which this answer sets. Never tried again with the same
 * tokens: the next try is a new sign-in.
 * @param options.endsOthers every other session of the person ends in the same act
 * @source design D6
 */
export async function exchangeTokens(
  client: ApiClient,
  { accessToken, idToken }: SignInTokens,
  options: { readonly endsOthers?: boolean } = {},
): Promise<ApiResult<SessionUser>> {
  const end_others = options.endsOthers ? { end_others: true } : {};
  const result = await call(client, openSession, { body: { accessToken, idToken, ...end_others } });
  return result.ok ? { ok: true, value: result.value.user } : result;
}

/** Who is signed in in this browser; null for a guest. */
export async function fetchSession(client: ApiClient): Promise<ApiResult<SessionUser | null>> {
  const result = await call(client, readSession, {});
  return result.ok ? { ok: true, value: result.value.user } : result;
}

/** Signs out at once. */
export async function endOwnSession(client: ApiClient): Promise<ApiResult<null>> {
  const result = await call(client, closeSession, {});
  return result.ok ? { ok: true, value: null } : result;
}

export async function fetchSessions(client: ApiClient): Promise<ApiResult<readonly SessionEntry[]>> {
  const result = await call(client, listSessions, {});
  return result.ok ? { ok: true, value: result.value.sessions } : result;
}

export async function signDeviceOut(client: ApiClient, id: string): Promise<ApiResult<true>> {
  const result = await call(client, endSession, { params: { id } });
  return result.ok ? { ok: true, value: true } : result;
}

/** Signs out everywhere but here. @returns how many devices */
export async function signOthersOut(client: ApiClient): Promise<ApiResult<number>> {
  const result = await call(client, endOtherSessions, {});
  return result.ok ? { ok: true, value: result.value.ended } : result;
}

/** Puts a guest's cart into the signed-in customer's. Its id is another than the guest's from then on. */
export async function mergeGuestCart(client: ApiClient, sourceCartId: string): Promise<ApiResult<Cart>> {
  const result = await call(client, mergeCart, { body: { sourceCartId } });
  return result.ok ? { ok: true, value: result.value.cart } : result;
}
