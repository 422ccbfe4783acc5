import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type AuthSettings, readAuthSettings } from "./auth-settings.ts";
import { createTokenVerifier } from "./server-token-verifier.ts";
import type { SignInPort } from "./sign-in-port.ts";

const root = new URL("../../../", import.meta.url).pathname;
let folder: string;
let server: ChildProcess;
let settings: AuthSettings;
let port: SignInPort;

/** A browser's globals, as far as the port touches them. */
function stubBrowser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
}

beforeAll(async () => {
  stubBrowser();
  folder = await mkdtemp(join(tmpdir(), "precise-auth-"));
  const env = {
    SHOP_ENV: "local",
    IDENTITY_PORT: "0",
    DATA_DIR: folder,
    IDENTITY_CODES_PER_HOUR: "50",
  };
  server = spawn(process.execPath, ["apps/identity/src/main.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  for await (const line of createInterface({ input: server.stdout ?? expect.fail() })) {
    const { url } = JSON.parse(line);
    settings = readAuthSettings(
      {
        AUTH_USER_POOL_ID: "local_precise",
        AUTH_CLIENT_ID: "precise-local-web",
        AUTH_HOSTED_UI_URL: url,
        AUTH_USER_POOL_ENDPOINT: url,
      },
      "http://localhost:3000",
    );
    break;
  }
  server.stdout?.resume();
  const { createAmplifySignIn } = await import("./amplify-sign-in.ts");
  port = createAmplifySignIn(settings);
});
afterAll(async () => {
  server.kill("SIGTERM");
  await once(server, "exit");
  await rm(folder, { recursive: true, force: true });
  vi.unstubAllGlobals();
});

async function codeFor(email: string): Promise<string> {
  const answer = await fetch(`${settings.userPoolEndpoint}/outbox.json?to=${encodeURIComponent(email)}`);
  const mails: { code: string }[] = await answer.json();
  return mails.at(-1)?.code ?? "";
}

async function register(email: string, password = "lamp-post") {
  await port.signUp({ email, password, firstname: "Ada" });
  return port.confirmEmail(email, await codeFor(email));
}

// Each sign-in is real SRP arithmetic: seconds on a busy machine.
describe("signing in with a password", { timeout: 30_000 }, () => {
  it("confirms the code and is signed in by it, with tokens that the server believes", async () => {
    const outcome = await register("ada@example.com");
    if (outcome.kind !== "signed_in") throw new Error(`not signed in: ${outcome.kind}`);
    const verify = createTokenVerifier({
      issuer: `${settings.userPoolEndpoint}/local_precise`,
      clientId: settings.clientId,
    });
    expect(await verify(outcome.tokens)).toMatchObject({
      kind: "person",
      person: { email: "ada@example.com", isEmailVerified: true, givenName: "Ada" },
    });
    expect(await verify({ ...outcome.tokens, idToken: outcome.tokens.accessToken })).toEqual({
      kind: "refused",
    });
  });

  it("gives the same refusal for a wrong password and an unknown e-mail", async () => {
    await register("bola@example.com");
    const refused = { kind: "refused", problem: "wrong_password" };
    expect(await port.signIn("bola@example.com", "lamp-pest")).toEqual(refused);
    expect(await port.signIn("nobody@example.com", "lamp-pest")).toEqual(refused);
  });

  it("names what is wrong with a sign-up", async () => {
    await register("chi@example.com");
    const signUp = (email: string, password: string) => port.signUp({ email, password, firstname: "Chi" });
    expect(await signUp("chi@example.com", "lamp-post")).toEqual({
      kind: "refused",
      problem: "already_registered",
    });
    expect(await signUp("new@example.com", "short")).toEqual({
      kind: "refused",
      problem: "password_too_short",
    });
    expect(await signUp("new@example.com", " eight chars ")).toEqual({
      kind: "refused",
      problem: "password_has_outer_space",
    });
  });

  it("asks for the code again after a closed tab, and signs in once it is right", async () => {
    const email = "dapo@example.com";
    await port.signUp({ email, password: "lamp-post", firstname: "Dapo" });
    expect(await port.signIn(email, "lamp-post")).toEqual({ kind: "confirm_email" });
    expect(await port.resendCode(email)).toEqual({ kind: "done" });
    const code = await codeFor(email);
    const wrong = code === "123456" ? "654321" : "123456";
    expect(await port.confirmEmail(email, wrong)).toEqual({ kind: "refused", problem: "wrong_code" });
    expect((await port.confirmEmail(email, code)).kind).toBe("signed_in");
  });

  it("accepts that the e-mail was confirmed before, in another tab, and reveals it to no one by a new code", async () => {
    const email = "dupe@example.com";
    await register(email);
    expect(await port.confirmEmail(email, "000000")).toEqual({ kind: "confirmed" });
    expect(await port.resendCode(email)).toEqual({ kind: "done" });
    expect(await port.resendCode("nobody@example.com")).toEqual({ kind: "done" });
  });

  it("gives the same answer to a forgotten password whether the e-mail is known, unconfirmed or unknown", async () => {
    await port.signUp({ email: "uche@example.com", password: "lamp-post", firstname: "Uche" });
    for (const email of ["ada@example.com", "uche@example.com", "nobody@example.com"])
      expect(await port.forgotPassword(email)).toEqual({ kind: "done" });
  });

  it("sets a new password after a forgotten one, and is signed in", async () => {
    const email = "efe@example.com";
    await register(email);
    await port.forget();
    expect(await port.forgotPassword(email)).toEqual({ kind: "done" });
    const outcome = await port.resetPassword(email, await codeFor(email), "new-lamp-post");
    expect(outcome.kind).toBe("signed_in");
    expect(await port.signIn(email, "lamp-post")).toEqual({ kind: "refused", problem: "wrong_password" });
  });

  it("signs in by a code from an e-mail, after a wrong one, and sends none to someone unknown", async () => {
    const email = "ife@example.com";
    await register(email);
    expect(await port.sendSignInCode(email)).toEqual({ kind: "done" });
    const code = await codeFor(email);
    const wrong = code === "123456" ? "654321" : "123456";
    expect(await port.signInByCode(wrong)).toEqual({ kind: "refused", problem: "wrong_code" });
    expect((await port.signInByCode(code)).kind).toBe("signed_in");
    expect(await port.sendSignInCode("nobody@example.com")).toEqual({ kind: "done" });
    expect(await port.signInByCode(code)).toEqual({ kind: "refused", problem: "wrong_code" });
    expect(await codeFor("nobody@example.com")).toBe("");
  });

  it("tells a lock after too many wrong passwords from a wrong one", async () => {
    const reach = globalThis.fetch;
    const locked = { __type: "NotAuthorizedException", message: "Password attempts exceeded" };
    globalThis.fetch = async () => Response.json(locked, { status: 400 });
    try {
      expect(await port.signIn("ada@example.com", "lamp-post")).toEqual({
        kind: "refused",
        problem: "too_often",
      });
    } finally {
      globalThis.fetch = reach;
    }
  });

  it("knows no second factor: a pool that asks for one is set up wrongly", async () => {
    const email = "hauwa@example.com";
    await register(email);
    const reach = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await reach(input, init);
      const call = new Headers(init?.headers).get("x-amz-target") ?? "";
      return call.endsWith(".RespondToAuthChallenge")
        ? Response.json({ ChallengeName: "SMS_MFA", ChallengeParameters: {}, Session: "a-session" })
        : answer;
    };
    try {
      await expect(port.signIn(email, "lamp-post")).rejects.toThrow(
        "the user pool asks for CONFIRM_SIGN_IN_WITH_SMS_CODE",
      );
    } finally {
      globalThis.fetch = reach;
    }
  });

  it("lets a person whom the operator created choose a password, after one that is too short", async () => {
    const email = "funmi@example.com";
    await fetch(settings.userPoolEndpoint ?? "", {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityProviderService.AdminCreateUser",
      },
      body: JSON.stringify({ Username: email, TemporaryPassword: "first-pass" }),
    });
    expect(await port.signIn(email, "first-pass")).toEqual({ kind: "choose_password" });
    expect(await port.choosePassword("short")).toEqual({ kind: "refused", problem: "password_too_short" });
    expect((await port.choosePassword("words of my own")).kind).toBe("signed_in");
  });

  it("changes a password and deletes a user after the password was asked for, without a session left", async () => {
    const email = "gozie@example.com";
    await register(email);
    await port.forget();
    expect(await port.changePassword(email, "wrong-post", "new-lamp-post")).toEqual({
      kind: "refused",
      problem: "wrong_password",
    });
    expect(await port.changePassword(email, "lamp-post", "new-lamp-post")).toEqual({ kind: "done" });
    expect((await port.signIn(email, "new-lamp-post")).kind).toBe("signed_in");
    expect(await port.deleteUser()).toEqual({ kind: "done" });
    expect(await port.signIn(email, "new-lamp-post")).toEqual({ kind: "refused", problem: "wrong_password" });
  });

  it("calls the provider unreachable when it is", async () => {
    const reach = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError("fetch failed"));
    try {
      expect(await port.signIn("ada@example.com", "lamp-post")).toEqual({
        kind: "refused",
        problem: "unreachable",
      });
    } finally {
      globalThis.fetch = reach;
    }
  });
});
