import { createHash, randomBytes } from "node:crypto";

export const sessionCookieName = "precise_session";

/** 256 random bits. @source D6 */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps in a token's place. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The token of a request's cookie; undefined where there is none that could be one. */
export function sessionTokenOf(cookieHeader: string | undefined): string | undefined {
  return cookieHeader?.match(/(?:^|;\s*)precise_session=([A-Za-z0-9_-]{43})(?:;|$)/)?.[1];
}

/** @param isSecure false on localhost alone. @returns a Set-Cookie value */
export function sessionCookie(token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${sessionCookieName}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Takes the cookie away. */
export function noSessionCookie(isSecure: boolean): string {
  return sessionCookie("", 0, isSecure);
}
