import { createHash, randomBytes } from "node:crypto";
import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import {
  accessTokenSeconds,
  type PoolNames,
  refreshTokenSeconds,
  rotationGraceMilliseconds,
  selfScope,
} from "../store/pool-settings.ts";
import type { PoolUser, RefreshGrant } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import type { SigningKey } from "./token-signing-key.ts";

/** As the user pool's JSON calls answer it. */
export interface TokenSet {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: "Bearer";
}

export interface TokenService {
  /** @param scope space-separated; signing in by password gives `selfScope` alone, as Cognito does */
  signIn(user: PoolUser, scope?: string): Promise<TokenSet>;
  /** New tokens with a rotated refresh token; null when it is unknown, ended or revoked. */
  refresh(refreshToken: string): Promise<TokenSet | null>;
  /** Ends the sign-in that the refresh token belongs to, access tokens included. */
  revoke(refreshToken: string): void;
  revokeAllOf(username: string): void;
  /** Whose access token it is; null when it is none, over or revoked. */
  ownerOf(
    accessToken: string,
  ): Promise<{ readonly user: PoolUser; readonly scopes: readonly string[] } | null>;
}

export function createTokenService(
  store: PoolStore,
  key: SigningKey,
  { poolId, clientId, issuer }: PoolNames & { readonly issuer: string },
): TokenService {
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: key.jwk.kid })
      .setIssuer(issuer)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenSeconds}s`)
      .setJti(crypto.randomUUID())
      .sign(key.privateKey);

  const mint = async (user: PoolUser, grant: RefreshGrant): Promise<TokenSet> => {
    const common = {
      sub: user.sub,
      origin_jti: grant.originId,
      event_id: crypto.randomUUID(),
      auth_time: grant.signedInAt,
      ...(user.identity && { "cognito:groups": [`${poolId}_${user.identity.providerName}`] }),
    };
    const { email_verified, ...attributes } = user.attributes;
    return {
      AccessToken: await sign({
        ...common,
        token_use: "access",
        scope: grant.scope,
        client_id: clientId,
        username: user.username,
        version: 2,
      }),
      IdToken: await sign({
        ...attributes,
        ...common,
        email_verified: email_verified === "true",
        "cognito:username": user.username,
        aud: clientId,
        token_use: "id",
        ...(user.identity && { identities: [{ ...user.identity, primary: "true" }] }),
      }),
      RefreshToken: keep(grant),
      ExpiresIn: accessTokenSeconds,
      TokenType: "Bearer",
    };
  };

  const keep = (grant: RefreshGrant): string => {
    const token = randomBytes(48).toString("base64url");
    store.putGrant(hashOf(token), grant);
    return token;
  };

  return {
    signIn: (user, scope = selfScope) =>
      mint(user, {
        username: user.username,
        originId: crypto.randomUUID(),
        signedInAt: Math.floor(Date.now() / 1000),
        scope,
        expiresAt: Date.now() + refreshTokenSeconds * 1000,
      }),
    refresh: async (refreshToken) => {
      const hash = hashOf(refreshToken);
      const grant = store.findGrant(hash);
      const user = grant && store.findUser(grant.username);
      if (grant === undefined || user === undefined) return null;
      if (Math.min(grant.expiresAt, grant.retiresAt ?? Number.POSITIVE_INFINITY) < Date.now()) return null;
      const { retiresAt: _retired, ...next } = grant;
      store.putGrant(hash, { retiresAt: Date.now() + rotationGraceMilliseconds, ...grant });
      return mint(user, next);
    },
    revoke: (refreshToken) => {
      const grant = store.findGrant(hashOf(refreshToken));
      if (grant !== undefined) store.revokeOrigin(grant.originId);
    },
    revokeAllOf: (username) => store.revokeAllOf(username),
    ownerOf: async (accessToken) => {
      const payload = await verifiedPayload(accessToken, key, issuer);
      if (payload === null || payload.token_use !== "access") return null;
      if (store.isRevoked(String(payload.origin_jti))) return null;
      const user = store.findUser(String(payload.username));
      return user === undefined ? null : { user, scopes: String(payload.scope).split(" ") };
    },
  };
}

async function verifiedPayload(token: string, key: SigningKey, issuer: string): Promise<JWTPayload | null> {
  try {
    return (await jwtVerify(token, key.publicKey, { issuer, algorithms: ["RS256"] })).payload;
  } catch {
    // Whatever is wrong with it, it is no token of ours.
    return null;
  }
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
