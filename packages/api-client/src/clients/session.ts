import { applyForClientAccount } from "@precise/contract/clients/application";
import { requestClientPasswordLink, resetClientPassword } from "@precise/contract/clients/password-reset";
import {
  type ClientUser,
  changeClientPassword,
  logInClient,
  logOutClient,
  readClientSession,
} from "@precise/contract/clients/session";
import type { BodyOf, DataOf } from "@precise/contract/route";
import type { ApiResult } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

/** Who is signed in to the trade area, and whether a session that was there has ended. */
export type ClientSession = DataOf<typeof readClientSession>;

/** Signs a trade client in; the answer sets the session's cookie. */
export async function openClientSession(
  client: ApiClient,
  credentials: BodyOf<typeof logInClient>,
): Promise<ApiResult<ClientUser>> {
  const result = await call(client, logInClient, { body: credentials });
  return result.ok ? { ok: true, value: result.value.user } : result;
}

/** Signs out at once. */
export async function endClientSession(client: ApiClient): Promise<ApiResult<null>> {
  const result = await call(client, logOutClient, {});
  return result.ok ? { ok: true, value: null } : result;
}

export async function fetchClientSession(client: ApiClient): Promise<ApiResult<ClientSession>> {
  return call(client, readClientSession, {});
}

/** Changes one's own password; the answer sets another cookie, and the person's other sessions end. */
export async function setClientPassword(
  client: ApiClient,
  passwords: BodyOf<typeof changeClientPassword>,
): Promise<ApiResult<ClientUser>> {
  const result = await call(client, changeClientPassword, { body: passwords });
  return result.ok ? { ok: true, value: result.value.user } : result;
}

/** Asks for a mail with a link to choose a new password; the answer never says whether the e-mail has an account. */
export async function askForPasswordLink(client: ApiClient, email: string): Promise<ApiResult<true>> {
  const result = await call(client, requestClientPasswordLink, { body: { email } });
  return result.ok ? { ok: true, value: true } : result;
}

/** Sets a new password by the token of a mailed link; every session of the person ends. */
export async function resetPassword(
  client: ApiClient,
  chosen: BodyOf<typeof resetClientPassword>,
): Promise<ApiResult<true>> {
  const result = await call(client, resetClientPassword, { body: chosen });
  return result.ok ? { ok: true, value: true } : result;
}

/** Asks for a trade account. */
export async function sendClientApplication(
  client: ApiClient,
  application: BodyOf<typeof applyForClientAccount>,
): Promise<ApiResult<true>> {
  const result = await call(client, applyForClientAccount, { body: application });
  return result.ok ? { ok: true, value: true } : result;
}
