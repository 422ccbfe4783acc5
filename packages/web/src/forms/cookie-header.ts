/** A cookie to set. Its value is percent-encoded on the way out. */
export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly path: `/${string}`;
  /** 0 deletes the cookie. */
  readonly maxAgeSeconds: number;
  /** False only for the cart id, which scripts read (design D7). */
  readonly httpOnly: boolean;
}

/** The Set-Cookie header of a cookie: always SameSite=Lax, Secure wherever the shop is served by https. @source design D6, D7 */
export function cookieHeader(cookie: CookieToSet, secure: boolean): string {
  const { name, value, path, maxAgeSeconds, httpOnly } = cookie;
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    `Max-Age=${maxAgeSeconds}`,
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(secure ? ["Secure"] : []),
  ].join("; ");
}
