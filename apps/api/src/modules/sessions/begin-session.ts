import type { Sql } from "#api/platform/database/port.ts";
import { hashesOf, hashOfNew, newSessionToken, sessionProofOf } from "./session-cookie.ts";
import type { SessionKind } from "./session-kinds.ts";
import { deleteSession, insertSession } from "./session-rows.ts";

/** Headers of the call that signs in. */
export interface SignInHeaders {
  readonly cookie?: string | undefined;
  readonly "user-agent"?: string | undefined;
}

/**
 * Opens a session of that kind for its owner. The session that this browser had before ends: a token is never taken over
 * into a new sign-in.
 * @param ownerId the customer's id, or that of a trade client's person
 * @param isSecure over https, by the guarded name of the cookie
 * @returns the token, for the cookie
 */
export async function beginSession(
  tx: Sql,
  kind: SessionKind,
  ownerId: string,
  headers: SignInHeaders,
  isSecure: boolean,
): Promise<string> {
  await endSessionOf(tx, kind, headers.cookie);
  const token = newSessionToken();
  const device = deviceName(headers["user-agent"]);
  await insertSession(tx, { tokenHash: hashOfNew({ token, isGuarded: isSecure }), kind, ownerId, device });
  return token;
}

/** Ends the session of a request's cookie, if it is one of that kind. */
export async function endSessionOf(
  sql: Sql,
  kind: SessionKind,
  cookieHeader: string | undefined,
): Promise<void> {
  const proof = sessionProofOf(kind, cookieHeader);
  if (proof !== undefined) await deleteSession(sql, kind, hashesOf(proof));
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\/|\bOpera Mini\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** A device in plain words, so that its owner knows it again: "Chrome on Android". Nothing finer is kept. */
export function deviceName(userAgent: string | undefined): string {
  const found = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const [browser, system] = [found(browsers), found(systems)];
  if (browser === undefined) return system ?? "Unknown device";
  return system === undefined ? browser : `${browser} on ${system}`;
}
