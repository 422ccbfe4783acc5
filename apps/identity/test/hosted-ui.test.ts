import { createHash, randomBytes } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { localPool } from "../src/store/pool-settings.ts";
import { runIdentity, shop } from "./running-identity.ts";

const identity = runIdentity();
const { clientId, poolId } = localPool;
const verifier = randomBytes(32).toString("base64url");

function authorizeFields(changed: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${shop}/auth`,
    response_type: "code",
    scope: "openid email profile aws.cognito.signin.user.admin",
    state: "state-of-the-app",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    identity_provider: "Google",
    ...changed,
  });
}

async function choose(fields: URLSearchParams, extra: Readonly<Record<string, string>>): Promise<URL> {
  for (const [name, value] of Object.entries(extra)) fields.set(name, value);
  const answer = await fetch(`${identity.url()}/oauth2/stand-in/person`, {
    method: "POST",
    body: fields,
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

const redeem = (code: string, changed: Readonly<Record<string, string>> = {}) =>
  fetch(`${identity.url()}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: clientId,
      redirect_uri: `${shop}/auth`,
      code,
      code_verifier: verifier,
      ...changed,
    }),
  });

async function idTokenOf(answer: Response): Promise<Record<string, unknown>> {
  const { id_token } = (await answer.json()) as { id_token: string };
  const issuer = `${identity.url()}/${poolId}`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return (await jwtVerify(id_token, keys, { issuer, audience: clientId, algorithms: ["RS256"] })).payload;
}

describe("social sign-in by authorization code and PKCE", () => {
  it("names itself a stand-in on the page", async () => {
    const text = await (await fetch(`${identity.url()}/oauth2/authorize?${authorizeFields()}`)).text();
    expect(text).toContain("Stand-in for Google");
    expect(text).toContain("Local stand-in.");
  });

  it("abuse 27: gives a code that becomes tokens once, for the browser that asked", async () => {
    const back = await choose(authorizeFields(), { person: "1001" });
    expect(back.origin + back.pathname).toBe(`${shop}/auth`);
    expect(back.searchParams.get("state")).toBe("state-of-the-app");
    const code = back.searchParams.get("code") ?? "";
    const first = await redeem(code);
    expect(await idTokenOf(first)).toMatchObject({
      email: "ada.obi@example.com",
      email_verified: true,
      given_name: "Ada",
      "cognito:username": "Google_1001",
    });
    expect(await (await redeem(code)).json()).toEqual({ error: "invalid_grant" });
  });

  it("abuse 27: refuses a code from another browser or for another address", async () => {
    const stolen = (await choose(authorizeFields(), { person: "1001" })).searchParams.get("code") ?? "";
    expect((await redeem(stolen, { code_verifier: "guessed" })).status).toBe(400);
    const moved = (await choose(authorizeFields(), { person: "1001" })).searchParams.get("code") ?? "";
    expect((await redeem(moved, { redirect_uri: `${shop}/` })).status).toBe(400);
  });

  it("does not call Facebook's e-mails verified, and keeps its people apart from Google's", async () => {
    const back = await choose(authorizeFields({ identity_provider: "Facebook" }), { person: "1001" });
    const token = await idTokenOf(await redeem(back.searchParams.get("code") ?? ""));
    expect(token).toMatchObject({ email_verified: false, "cognito:username": "Facebook_1001" });
  });

  it.each([
    ["Google", "false", false],
    ["Facebook", "true", true],
  ])("lets %s say that an e-mail's being verified is %s", async (identity_provider, email_verified, said) => {
    const typed = { email: "odd@example.com", given_name: "Odd", email_verified };
    const back = await choose(authorizeFields({ identity_provider }), typed);
    const token = await idTokenOf(await redeem(back.searchParams.get("code") ?? ""));
    expect(token.email_verified).toBe(said);
  });

  it("takes someone typed in, the same person each time", async () => {
    const typed = { email: "New.Person@example.com", given_name: "New" };
    const subs = new Set<unknown>();
    for (let visit = 0; visit < 2; visit++) {
      const back = await choose(authorizeFields(), typed);
      subs.add((await idTokenOf(await redeem(back.searchParams.get("code") ?? ""))).sub);
    }
    expect(subs.size).toBe(1);
  });

  it("goes back with an error when cancelled", async () => {
    const answer = await fetch(`${identity.url()}/oauth2/stand-in/cancel`, {
      method: "POST",
      body: authorizeFields(),
      redirect: "manual",
    });
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.searchParams.get("error")).toBe("access_denied");
  });

  it.each([
    ["redirect_uri", "https://evil.example/auth"],
    ["client_id", "another"],
    ["code_challenge", ""],
    ["response_type", "token"],
  ])("abuse 27: redirects to no address for a wrong %s", async (name, value) => {
    const answer = await fetch(`${identity.url()}/oauth2/authorize?${authorizeFields({ [name]: value })}`, {
      redirect: "manual",
    });
    expect(answer.status).toBe(400);
  });
});
