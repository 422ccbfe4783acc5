import { createHash, randomBytes } from "node:crypto";
import { signedInMarkName } from "@precise/contract/signed-in-mark";
import { type SessionKind, sessionKinds } from "./session-kinds.ts";

const daySeconds = 24 * 60 * 60;

/** 256 random bits. @source D6 */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps in a token's place. */
export function hashSessionToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

const tokenIn: Readonly<Record<SessionKind, RegExp>> = {
  consumer: tokenPattern(sessionKinds.consumer.cookieName),
  client: tokenPattern(sessionKinds.client.cookieName),
};

function tokenPattern(cookieName: string): RegExp {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{43})(?:;|$)`);
}

/** The token of a request's cookie; undefined where there is none that could be one. */
export function sessionTokenOf(kind: SessionKind, cookieHeader: string | undefined): string | undefined {
  return cookieHeader?.match(tokenIn[kind])?.[1];
}

/**
 * The session's cookie. A consumer's has one beside it that scripts may read: it says that somebody is signed in and
 * nothing more, so that pages that were made for everyone show it from their first paint.
 * @param isSecure false on localhost alone
 * @returns Set-Cookie values
 */
export function sessionCookies(kind: SessionKind, token: string, isSecure: boolean): readonly string[] {
  const { cookieName, absoluteDays } = sessionKinds[kind];
  const shared = sharedAttributes(token === "" ? 0 : absoluteDays * daySeconds, isSecure);
  const session = `${cookieName}=${token}; ${shared}; HttpOnly`;
  return kind === "client"
    ? [session]
    : [session, `${signedInMarkName}=${token === "" ? "" : "1"}; ${shared}`];
}

/** Takes the cookies away. */
export function noSessionCookies(kind: SessionKind, isSecure: boolean): readonly string[] {
  return sessionCookies(kind, "", isSecure);
}

/**
 * Takes away what says that somebody is signed in. The ended session's own cookie stays: by it alone a later call is
 * known as one of a person who was signed in, who is then asked to sign in again and loses no line of the cart.
 * @source D4 "an expired session never empties a cart"
 */
export function noSignedInMark(isSecure: boolean): readonly string[] {
  return [`${signedInMarkName}=; ${sharedAttributes(0, isSecure)}`];
}

function sharedAttributes(maxAgeSeconds: number, isSecure: boolean): string {
  return `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
