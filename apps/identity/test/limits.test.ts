import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnv } from "../src/env.ts";
import { clientId } from "../src/store/pool-settings.ts";
import { runIdentity, shop } from "./running-identity.ts";

const identity = runIdentity(3);
const signUp = (email: string) =>
  identity.call("SignUp", {
    ClientId: clientId,
    Username: email,
    Password: "lamp-post",
    UserAttributes: [{ Name: "email", Value: email }],
  });

describe("what the stand-in refuses", () => {
  it("sends three codes in an hour and no fourth", async () => {
    const Username = "often@example.com";
    expect((await signUp(Username)).status).toBe(200);
    const resend = () => identity.call("ResendConfirmationCode", { ClientId: clientId, Username });
    expect([(await resend()).status, (await resend()).status]).toEqual([200, 200]);
    expect(await (await resend()).json()).toMatchObject({ __type: "LimitExceededException" });
  });

  it("ends a code after ten wrong tries, right code or not", async () => {
    const Username = "guessed@example.com";
    await signUp(Username);
    const code = await identity.lastCodeTo(Username);
    const confirm = async (ConfirmationCode: string) => {
      const answer = await identity.call("ConfirmSignUp", { ClientId: clientId, Username, ConfirmationCode });
      const body: unknown = await answer.json();
      return body;
    };
    const wrong = code === "111111" ? "222222" : "111111";
    for (let tries = 0; tries < 10; tries++) {
      expect(await confirm(wrong)).toMatchObject({ __type: "CodeMismatchException" });
    }
    expect(await confirm(code)).toMatchObject({ __type: "LimitExceededException" });
  });

  it("says in Cognito's words that an e-mail has an account", async () => {
    await signUp("twice@example.com");
    expect(await (await signUp("TWICE@example.com")).json()).toEqual({
      __type: "UsernameExistsException",
      message: "An account with the given email already exists.",
    });
  });

  it("serves the shop's pages and turns other origins and hosts away", async () => {
    const known = await identity.call("GetUser", {}, { origin: shop });
    expect(known.headers.get("access-control-allow-origin")).toBe(shop);
    const foreign = await identity.call("GetUser", {}, { origin: "http://evil.example" });
    expect(foreign.status).toBe(403);
  });

  it("answers nonsense with a clear refusal", async () => {
    expect(await (await identity.call("InventedCall", {})).json()).toMatchObject({
      __type: "UnknownOperationException",
    });
    expect(await (await identity.call("SignUp", { Username: { $gt: "" } })).json()).toMatchObject({
      __type: "SerializationException",
    });
    expect(await (await identity.call("constructor", {})).json()).toMatchObject({
      __type: "UnknownOperationException",
    });
  });
});

describe("where the stand-in runs", () => {
  it("starts with SHOP_ENV=local alone", () => {
    expect(() => readEnv({})).toThrow(/^SHOP_ENV must be local/);
    expect(() => readEnv({ SHOP_ENV: "production" })).toThrow(BadEnvironment);
    expect(readEnv({ SHOP_ENV: "local" }).port).toBe(9229);
  });

  it("serves no site outside this computer", () => {
    expect(() => readEnv({ SHOP_ENV: "local", SITE_ORIGINS: "https://precise.example" })).toThrow(
      /SITE_ORIGINS lists "https:\/\/precise.example"/,
    );
  });
});
