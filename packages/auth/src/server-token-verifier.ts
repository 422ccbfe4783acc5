import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";

/** A person verified by the identity provider. People are distinguished by `subject`, never by e-mail. */
export interface VerifiedPerson {
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string;
}

/** The act of signing in that a pair of tokens comes from. */
export interface SignInAct {
  /** The provider's name for it: tokens that are refreshed later bear the same one. */
  readonly id: string;
  /** When the person proved who they are, in seconds since 1970; refreshing tokens does not move it. */
  readonly authenticatedAt: number;
  /** When the last of both tokens ends, in seconds since 1970. */
  readonly expiresAt: number;
}

export type TokenVerdict =
  | { readonly kind: "person"; readonly person: VerifiedPerson; readonly signIn: SignInAct }
  | { readonly kind: "refused" }
  /** The provider's keys cannot be fetched: 503, for the tokens may be valid. */
  | { readonly kind: "keys_unavailable" };

export interface TokenVerifierSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** Where the keys are; unset means the issuer's usual place. */
  readonly keysUrl?: string;
}

/**
 * Verifies both tokens of one sign-in: RS256 alone, issuer, use, client, time, and the same subject and sign-in in both.
 * Whether that sign-in is recent enough, or was used before, is for the caller to say.
 * @source design D6, design "Sign-in", decision 042
 */
export function createTokenVerifier(
  settings: TokenVerifierSettings,
  keys: JWTVerifyGetKey = createRemoteJWKSet(
    new URL(settings.keysUrl ?? `${settings.issuer}/.well-known/jwks.json`),
  ),
): (tokens: { readonly accessToken: string; readonly idToken: string }) => Promise<TokenVerdict> {
  const { issuer, clientId } = settings;
  const verified = async (token: string, audience?: string): Promise<JWTPayload> => {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ["RS256"],
      clockTolerance: 30,
      requiredClaims: ["exp", "sub", "token_use"],
      ...(audience !== undefined && { audience }),
    });
    return payload;
  };

  return async ({ accessToken, idToken }) => {
    try {
      const [access, id] = await Promise.all([verified(accessToken), verified(idToken, clientId)]);
      const isPair =
        access.token_use === "access" &&
        access.client_id === clientId &&
        id.token_use === "id" &&
        access.sub === id.sub;
      const person = isPair ? personOf(id) : null;
      const signIn = signInOf(access, id);
      return person === null || signIn === null ? { kind: "refused" } : { kind: "person", person, signIn };
    } catch (error) {
      return isAboutToken(error) ? { kind: "refused" } : { kind: "keys_unavailable" };
    }
  };
}

/** A pool that cannot revoke tokens names no `origin_jti`; its access token's own id is then the sign-in's. */
function signInOf(access: JWTPayload, id: JWTPayload): SignInAct | null {
  if (access.origin_jti !== id.origin_jti) return null;
  const name = access.origin_jti ?? access.jti;
  const times = [access.auth_time, id.auth_time, access.exp, id.exp];
  if (typeof name !== "string" || name === "" || !times.every((time) => Number.isSafeInteger(time)))
    return null;
  const [accessAt, idAt, accessEnd, idEnd] = times.map(Number) as [number, number, number, number];
  return { id: name, authenticatedAt: Math.min(accessAt, idAt), expiresAt: Math.max(accessEnd, idEnd) };
}

function personOf(id: JWTPayload): VerifiedPerson | null {
  if (typeof id.sub !== "string" || typeof id.email !== "string" || id.email === "") return null;
  return {
    subject: id.sub,
    email: id.email,
    // Cognito writes a boolean; a mapped attribute may come as text.
    isEmailVerified: id.email_verified === true || id.email_verified === "true",
    givenName: typeof id.given_name === "string" ? id.given_name : "",
  };
}

/** A token's own fault, as opposed to one of fetching the keys. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    // jose's own code for an answer of the key server that is no success.
    error.code !== "ERR_JOSE_GENERIC"
  );
}
