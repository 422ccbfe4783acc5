import { createHash, randomBytes } from "node:crypto";
import { sessionCookieIn } from "@precise/contract/wire/session-cookie-names";
import { signedInMarkName } from "@precise/contract/wire/signed-in-mark";
import { type SessionKind, sessionKinds } from "./session-kinds.ts";

const daySeconds = 24 * 60 * 60;

/** 256 random bits. @source design D6 */
export function newSessionToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What proves a session: the token, and whether it came, or goes, by the name that no other host can set. */
export interface SessionProof {
  readonly token: string;
  readonly isGuarded: boolean;
}

/**
 * What the database keeps of a new session in its token's place. The name of the cookie is in it, so that a session of a guarded
 * cookie is not opened by the same token under the plain name, which a neighbouring host can set.
 */
export function hashOfNew({ token, isGuarded }: SessionProof): string {
  return hashOf(isGuarded ? `__Host-${token}` : token);
}

/** What the database may hold of it: a guarded cookie also opens a session from before its name was. */
export function hashesOf({ token, isGuarded }: SessionProof): readonly string[] {
  return isGuarded ? [hashOfNew({ token, isGuarded }), hashOf(token)] : [hashOf(token)];
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The session's proof in a request's cookies; undefined where there is none that could be one. */
export function sessionProofOf(
  kind: SessionKind,
  cookieHeader: string | undefined,
): SessionProof | undefined {
  return sessionCookieIn(sessionKinds[kind].cookieNames, cookieHeader);
}

/**
 * The session's cookie, by its guarded name over https; the plain one goes then. A consumer's has one beside it that scripts may read: it says that someone is signed in and
 * nothing more, so that pages that were made for everyone show it from their first paint.
 * @param isSecure false on localhost alone
 * @returns Set-Cookie values
 */
export function sessionCookies(kind: SessionKind, token: string, isSecure: boolean): readonly string[] {
  const { cookieNames, absoluteDays } = sessionKinds[kind];
  const [guarded, plain] = cookieNames;
  const shared = sharedAttributes(token === "" ? 0 : absoluteDays * daySeconds, isSecure);
  const session = isSecure
    ? [`${guarded}=${token}; ${shared}; HttpOnly`, `${plain}=; ${sharedAttributes(0, true)}; HttpOnly`]
    : [`${plain}=${token}; ${shared}; HttpOnly`];
  return kind === "client"
    ? session
    : [...session, `${signedInMarkName}=${token === "" ? "" : "1"}; ${shared}`];
}

/**
 * For a live session that came by the plain name over https: the same one under its guarded name, from now on.
 * @returns nothing where there is nothing to change
 */
export function renamedCookies(
  kind: SessionKind,
  cookieHeader: string | undefined,
  isSecure: boolean,
): readonly string[] {
  const proof = isSecure ? sessionProofOf(kind, cookieHeader) : undefined;
  return proof === undefined || proof.isGuarded ? [] : sessionCookies(kind, proof.token, true);
}

/** Takes the cookies away. */
export function noSessionCookies(kind: SessionKind, isSecure: boolean): readonly string[] {
  return sessionCookies(kind, "", isSecure);
}

/**
 * Takes away what says that someone is signed in. The ended session's own cookie stays: by it alone a later call is
 * known as one of a person who was signed in, who is then asked to sign in again and loses no line of the cart.
 * @source design D4
 */
export function noSignedInMark(isSecure: boolean): readonly string[] {
  return [`${signedInMarkName}=; ${sharedAttributes(0, isSecure)}`];
}

function sharedAttributes(maxAgeSeconds: number, isSecure: boolean): string {
  return `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
