import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { localPool } from "../src/store/pool-settings.ts";
import { configureAmplify } from "./amplify.ts";
import { runMailServer } from "./mail-server.ts";
import { productionVariables, runPool } from "./running-identity.ts";

const mails = runMailServer();
const pool = runPool(() => ({
  ...productionVariables,
  SMTP_URL: mails.url(),
  MAIL_FROM: "Ada Lights <orders@shop.example>",
}));
const { clientId, poolId } = localPool;
beforeAll(() => configureAmplify(pool.url()));
afterEach(() => signOut());

async function register(email: string, password = "lamp-post"): Promise<void> {
  await signUp({ username: email, password, options: { userAttributes: { email, given_name: "Ada" } } });
  await confirmSignUp({ username: email, confirmationCode: await mails.codeTo(email) });
}
const byCode = (username: string) =>
  signIn({ username, options: { authFlowType: "USER_AUTH", preferredChallenge: "EMAIL_OTP" } });

describe("a shop's own pool, for unmodified aws-amplify", () => {
  it("takes a person from sign-up over the mailed code to tokens of its public address", async () => {
    await register("ada@example.com");
    await signIn({ username: "ada@example.com", password: "lamp-post" });
    const token = (await fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.toString() ?? "";
    const keys = createRemoteJWKSet(new URL(`${pool.url()}/${poolId}/.well-known/jwks.json`));
    const { payload } = await jwtVerify(token, keys, {
      issuer: `https://signin.shop.example/${poolId}`,
      audience: clientId,
    });
    expect(payload).toMatchObject({ email: "ada@example.com", email_verified: true, given_name: "Ada" });
  });

  it("mails in the shop's name", async () => {
    await register("bola@example.com");
    const raw = mails.taken.find(({ to }) => to === "bola@example.com")?.raw ?? "";
    expect(raw).toMatch(/^From: Ada Lights <orders@shop\.example>\r$/m);
    expect(raw).toMatch(/^Subject: Ada Lights: confirm your e-mail address\r$/m);
    expect(raw).toContain("https://shop.example");
  });

  it("signs in by a code from an e-mail, after a wrong one", async () => {
    const email = "chi@example.com";
    await register(email);
    expect((await byCode("Chi@Example.com")).nextStep).toMatchObject({
      signInStep: "CONFIRM_SIGN_IN_WITH_EMAIL_CODE",
      codeDeliveryDetails: { deliveryMedium: "EMAIL" },
    });
    const code = await mails.codeTo(email, 2);
    const wrong = code === "000000" ? "000001" : "000000";
    await expect(confirmSignIn({ challengeResponse: wrong })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
    expect((await fetchAuthSession()).tokens?.idToken?.payload.email).toBe(email);
  });

  it("offers both ways to an app that names none", async () => {
    const email = "dapo@example.com";
    await register(email);
    const { nextStep } = await signIn({ username: email, options: { authFlowType: "USER_AUTH" } });
    expect(nextStep).toMatchObject({
      signInStep: "CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION",
      availableChallenges: ["EMAIL_OTP", "PASSWORD_SRP"],
    });
    await confirmSignIn({ challengeResponse: "EMAIL_OTP" });
    const code = await mails.codeTo(email, 2);
    expect((await confirmSignIn({ challengeResponse: code })).isSignedIn).toBe(true);
  });

  it("signs no one in by a code that was used, and mails none to someone unknown", async () => {
    const email = "efe@example.com";
    await register(email);
    await byCode(email);
    const code = await mails.codeTo(email, 2);
    await confirmSignIn({ challengeResponse: code });
    await signOut();
    await byCode("nobody@example.com");
    await expect(confirmSignIn({ challengeResponse: code })).rejects.toMatchObject({
      name: "CodeMismatchException",
    });
    expect(mails.codesTo("nobody@example.com")).toEqual([]);
  });

  it("confirms an address by its code, and drops the password that someone typed for it", async () => {
    const email = "funmi@example.com";
    // Whoever it is does not read the mails of this address.
    await signUp({ username: email, password: "not-funmi's" });
    await mails.codeTo(email);
    await byCode(email);
    expect((await confirmSignIn({ challengeResponse: await mails.codeTo(email, 2) })).isSignedIn).toBe(true);
    await signOut();
    await expect(signIn({ username: email, password: "not-funmi's" })).rejects.toMatchObject({
      message: "Incorrect username or password.",
    });
    await resetPassword({ username: email });
    const confirmationCode = await mails.codeTo(email, 3);
    await confirmResetPassword({ username: email, confirmationCode, newPassword: "funmi's own" });
    expect((await signIn({ username: email, password: "funmi's own" })).isSignedIn).toBe(true);
  });

  it("keeps no digits of a code", async () => {
    const email = "gozie@example.com";
    await signUp({ username: email, password: "lamp-post" });
    const code = await mails.codeTo(email);
    const kept = readdirSync(pool.folder).map((name) => readFileSync(join(pool.folder, name), "latin1"));
    expect(kept.join("")).toContain(email);
    expect(kept.filter((text) => text.includes(code))).toEqual([]);
    expect(statSync(join(pool.folder, "identity.sqlite")).mode & 0o077).toBe(0);
  });

  it("signs with the same key after a restart, and knows everyone", async () => {
    const email = "hadiza@example.com";
    await register(email);
    await signIn({ username: email, password: "lamp-post" });
    const before = (await fetchAuthSession()).tokens?.accessToken.toString() ?? "";
    await pool.restart();
    configureAmplify(pool.url());
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString() ?? "";
    expect(decodeProtectedHeader(after).kid).toBe(decodeProtectedHeader(before).kid);
    expect((await pool.call("GetUser", { AccessToken: before })).status).toBe(200);
  });
});

describe("what a pool outside a laptop does not have", () => {
  it.each(["/", "/outbox", "/outbox.json", "/oauth2/authorize", "/oauth2/userInfo", "/logout", "/health"])(
    "%s",
    async (path) => {
      expect((await fetch(pool.url() + path)).status).toBe(404);
    },
  );
  it.each(["/oauth2/token", "/oauth2/stand-in/person", "/oauth2/stand-in/password"])("%s", async (path) => {
    expect((await fetch(pool.url() + path, { method: "POST" })).status).toBe(404);
  });
  it("people whom an operator creates", async () => {
    const answer = await pool.call("AdminCreateUser", {
      Username: "x@example.com",
      TemporaryPassword: "lamp-post",
    });
    expect(await answer.json()).toMatchObject({ __type: "UnknownOperationException" });
  });
  it("an answer for other hosts, or for other sites' pages", async () => {
    const from = (origin: string) => pool.call("GetUser", {}, { origin });
    expect((await from("https://evil.example")).status).toBe(403);
    expect((await from("https://shop.example")).headers.get("access-control-allow-origin")).toBe(
      "https://shop.example",
    );
  });
  it("attributes that tokens would carry among their claims", async () => {
    const answer = await pool.call("SignUp", {
      ClientId: clientId,
      Username: "claims@example.com",
      Password: "lamp-post",
      UserAttributes: [{ Name: "auth_time", Value: "99" }],
    });
    expect(await answer.json()).toMatchObject({ __type: "InvalidParameterException" });
  });
});
