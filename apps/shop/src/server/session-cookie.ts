/** The session's cookie among a request's cookies, as it is passed on to the API; no other cookie is. */
export function sessionCookieOf(cookieHeader: string | null): string | undefined {
  return cookieHeader?.match(/(?:^|;\s*)(precise_session=[A-Za-z0-9_-]{43})(?:;|$)/)?.[1];
}
