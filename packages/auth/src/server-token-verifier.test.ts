import { createServer } from "node:http";
import {
  createLocalJWKSet,
  errors,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createTokenVerifier } from "./server-token-verifier.ts";

const issuer = "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Test";
const clientId = "web";
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let other: Awaited<ReturnType<typeof generateKeyPair>>;
let verify: ReturnType<typeof createTokenVerifier>;

beforeAll(async () => {
  pair = await generateKeyPair("RS256", { extractable: true });
  other = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256" };
  verify = createTokenVerifier({ issuer, clientId }, createLocalJWKSet({ keys: [jwk] }));
});

const signedInAt = 1_790_000_000;
const act: JWTPayload = { origin_jti: "sign-in-1", auth_time: signedInAt };
const access: JWTPayload = { ...act, jti: "access-1", sub: "p1", token_use: "access", client_id: clientId };
const id: JWTPayload = {
  ...act,
  sub: "p1",
  token_use: "id",
  aud: clientId,
  email: "ada@example.com",
  email_verified: true,
  given_name: "Ada",
};

function sign(claims: JWTPayload, key = pair.privateKey, lifeSeconds = 600): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ iss: issuer, iat: now, exp: now + lifeSeconds, ...claims })
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .sign(key);
}

const outcome = async (accessToken: Promise<string> | string, idToken: Promise<string> | string) =>
  verify({ accessToken: await accessToken, idToken: await idToken });
const refused = { kind: "refused" };

describe("tokens of the identity provider", () => {
  it("say who a person is", async () => {
    expect(await outcome(sign(access), sign(id))).toMatchObject({
      kind: "person",
      person: { subject: "p1", email: "ada@example.com", isEmailVerified: true, givenName: "Ada" },
    });
  });

  it("say which sign-in they come from, when it was, and when the last of them ends", async () => {
    const verdict = await outcome(
      sign({ ...access, auth_time: signedInAt + 5, exp: 4_000_000_000 }),
      sign({ ...id, exp: 4_000_000_600 }),
    );
    expect(verdict).toMatchObject({
      signIn: { id: "sign-in-1", authenticatedAt: signedInAt, expiresAt: 4_000_000_600 },
    });
  });

  it("of a pool that names no sign-in are distinguished by the access token", async () => {
    const { origin_jti: _a, ...plainAccess } = access;
    const { origin_jti: _i, ...plainId } = id;
    expect(await outcome(sign(plainAccess), sign(plainId))).toMatchObject({ signIn: { id: "access-1" } });
    const { jti: _j, ...nameless } = plainAccess;
    expect(await outcome(sign(nameless), sign(plainId))).toEqual(refused);
  });

  it.each<[string, JWTPayload, JWTPayload]>([
    ["of another issuer", { ...access, iss: "https://evil.example" }, id],
    ["of which one is of another issuer", access, { ...id, iss: `${issuer}/` }],
    ["of another client's sign-in", { ...access, client_id: "other" }, id],
    ["for another audience", access, { ...id, aud: "other" }],
    ["with their uses exchanged", { ...access, token_use: "id" }, { ...id, token_use: "access" }],
    ["of two sign-ins", access, { ...id, origin_jti: "sign-in-2" }],
    ["that do not say when the person signed in", access, { ...id, auth_time: "yesterday" }],
    ["of two people", access, { ...id, sub: "p2" }],
    ["not good yet", { ...access, nbf: 4_000_000_000 }, id],
    ["of which one is twice there", access, { ...access }],
    ["without an e-mail", access, { ...id, email: "" }],
    ["without a subject", { token_use: "access", client_id: clientId }, id],
  ])("%s are refused", async (_, accessClaims, idClaims) => {
    expect(await outcome(sign(accessClaims), sign(idClaims))).toEqual(refused);
  });

  it("are refused when over, and when signed by another key", async () => {
    expect(await outcome(sign(access, pair.privateKey, -60), sign(id))).toEqual(refused);
    expect(await outcome(sign(access), sign(id, pair.privateKey, -60))).toEqual(refused);
    expect(await outcome(sign(access, other.privateKey), sign(id))).toEqual(refused);
    expect(await outcome(sign(access), sign(id, other.privateKey))).toEqual(refused);
  });

  it("are refused without a signature, and with one made from the public key", async () => {
    const unsigned = (claims: JWTPayload) =>
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(
        JSON.stringify({ iss: issuer, exp: Math.floor(Date.now() / 1000) + 600, ...claims }),
      ).toString("base64url")}.`;
    expect(await outcome(unsigned(access), unsigned(id))).toEqual(refused);
    const secret = new TextEncoder().encode(await exportSPKI(pair.publicKey));
    const confused = (claims: JWTPayload) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: "HS256", kid: "one" })
        .setExpirationTime("10m")
        .sign(secret);
    expect(await outcome(confused(access), confused(id))).toEqual(refused);
    expect(await outcome("", "not.a.token")).toEqual(refused);
  });

  it("are refused in any algorithm but RS256, though it be the pool's own key", async () => {
    const { privateKey, publicKey } = await generateKeyPair("PS256", { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: "one" };
    const verifyAny = createTokenVerifier({ issuer, clientId }, createLocalJWKSet({ keys: [jwk] }));
    const signed = (claims: JWTPayload) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: "PS256", kid: "one" })
        .setExpirationTime("10m")
        .sign(privateKey);
    expect(await verifyAny({ accessToken: await signed(access), idToken: await signed(id) })).toEqual(
      refused,
    );
  });

  it.each<[string, (url: string) => string, number, string]>([
    ["answers 500", (url) => url, 500, "{}"],
    ["answers a page", (url) => url, 200, "<p>Sorry</p>"],
    ["answers what are no keys", (url) => url, 200, '{"error":"busy"}'],
    ["does not answer", () => "http://127.0.0.1:9/", 200, ""],
  ])("wait for a key server that %s", async (_, addressOf, status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const keysUrl = addressOf(`http://127.0.0.1:${address.port}/`);
    const verifyThere = createTokenVerifier({ issuer, clientId, keysUrl });
    const tokens = { accessToken: await sign(access), idToken: await sign(id) };
    expect(await verifyThere(tokens)).toEqual({ kind: "keys_unavailable" });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it("wait for keys that cannot be fetched instead of being called bad", async () => {
    const noKeys = createTokenVerifier({ issuer, clientId }, () =>
      Promise.reject(new TypeError("fetch failed")),
    );
    const slow = createTokenVerifier({ issuer, clientId }, () => Promise.reject(new errors.JWKSTimeout()));
    const tokens = { accessToken: await sign(access), idToken: await sign(id) };
    expect(await noKeys(tokens)).toEqual({ kind: "keys_unavailable" });
    expect(await slow(tokens)).toEqual({ kind: "keys_unavailable" });
  });
});
