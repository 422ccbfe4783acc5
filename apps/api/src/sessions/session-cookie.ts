import { createHash, randomBytes } from "node:crypto";
import { signedInMarkName } from "@precise/contract/session";

const sessionCookieName = "precise_session";

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

/**
 * The session's cookie, and beside it one that scripts may read: it says that somebody is signed in and nothing more, so
 * that pages that were made for everyone show it from their first paint.
 * @param isSecure false on localhost alone
 * @returns Set-Cookie values
 */
export function sessionCookies(token: string, maxAgeSeconds: number, isSecure: boolean): readonly string[] {
  const shared = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return [
    `${sessionCookieName}=${token}; ${shared}; HttpOnly`,
    `${signedInMarkName}=${token === "" ? "" : "1"}; ${shared}`,
  ];
}

/** Takes both cookies away. */
export function noSessionCookies(isSecure: boolean): readonly string[] {
  return sessionCookies("", 0, isSecure);
}
