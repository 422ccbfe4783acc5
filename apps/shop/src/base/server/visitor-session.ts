import {
  consumerCookieNames,
  hasSessionCookie as hasAnyOf,
  sessionCookieIn,
} from "@precise/contract/wire/session-cookie-names";

/** The session's cookie among a request's cookies, as it is passed on to the API; no other cookie is. */
export function sessionCookieOf(cookieHeader: string | null): string | undefined {
  const found = sessionCookieIn(consumerCookieNames, cookieHeader);
  return found && `${found.name}=${found.token}`;
}

/** Whether this browser may be signed in: a guest costs no call. @param cookies a request's cookies by name */
export function hasSessionCookie(cookies: { has(name: string): boolean }): boolean {
  return hasAnyOf(consumerCookieNames, cookies);
}
