import { readSession, type SessionUser } from "@precise/contract/session";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Who is signed in in this browser; null for a guest. */
export async function fetchSession(client: ApiClient): Promise<ApiResult<SessionUser | null>> {
  const result = await call(client, readSession, {});
  return result.ok ? { ok: true, value: result.value.user } : result;
}
