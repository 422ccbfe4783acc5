/** The trade session's cookie. @source DESIGN §4 "precise_client_session" */
export const sessionCookieName = "precise_client_session";

const cookiePattern = new RegExp(`(?:^|;\\s*)(${sessionCookieName}=[A-Za-z0-9_-]{43})(?:;|$)`);

/** The trade session's cookie among a request's cookies, as it is passed on to the API; no other cookie is. */
export function sessionCookieOf(cookieHeader: string | null): string | undefined {
  return cookieHeader?.match(cookiePattern)?.[1];
}
