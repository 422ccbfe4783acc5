import { sessionCookieIn, staffCookieNames } from "@precise/contract/wire/session-cookie-names";
import type { SessionProof } from "#api/modules/sessions/session-cookie.ts";

/** A session at the desk ends so long after its last use, and in any case so long after its sign-in. */
export const staffSessionMinutes = { idle: 30, absolute: 12 * 60 };

/** The proof of a session at the desk in a request's cookies; undefined where there is none that could be one. */
export function staffProofOf(cookieHeader: string | undefined): SessionProof | undefined {
  return sessionCookieIn(staffCookieNames, cookieHeader);
}

/**
 * The cookie of a session at the desk: by its guarded name over https, and never sent from another site.
 * @param token empty to take it away
 * @param isSecure false on localhost alone
 */
export function staffCookie(token: string, isSecure: boolean): string {
  const [guarded, plain] = staffCookieNames;
  const maxAge = token === "" ? 0 : staffSessionMinutes.absolute * 60;
  const secure = isSecure ? "; Secure" : "";
  return `${isSecure ? guarded : plain}=${token}; Path=/; Max-Age=${maxAge}; SameSite=Strict; HttpOnly${secure}`;
}
