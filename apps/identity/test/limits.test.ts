import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnv } from "../src/env.ts";
import { localPool } from "../src/store/pool-settings.ts";
import { productionVariables, runIdentity, shop } from "./running-identity.ts";

const identity = runIdentity({ IDENTITY_CODES_PER_HOUR: "3" });
const { clientId } = localPool;
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

  it("counts them alike for someone unknown", async () => {
    const ask = async () =>
      (await identity.call("ForgotPassword", { ClientId: clientId, Username: "nobody@example.com" })).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 400]);
  });

  it("gives no further tries with a new code", async () => {
    const Username = "patient@example.com";
    await signUp(Username);
    const confirm = (ConfirmationCode: string) =>
      identity.call("ConfirmSignUp", { ClientId: clientId, Username, ConfirmationCode });
    for (let tries = 0; tries < 10; tries++) await confirm("none");
    await identity.call("ResendConfirmationCode", { ClientId: clientId, Username });
    const answer = await confirm(await identity.lastCodeTo(Username));
    expect(await answer.json()).toMatchObject({ __type: "LimitExceededException" });
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
  it("on a laptop needs nothing but the word local", () => {
    expect(readEnv({ SHOP_ENV: "local" })).toMatchObject({ isLocal: true, port: 9229, mail: undefined });
  });

  it("in production reads all that a shop sets", () => {
    const read = readEnv({
      ...productionVariables,
      SMTP_URL: "smtp://mail.example:587",
      MAIL_FROM: "Ada Lights <orders@shop.example>",
      BACKUP_FOLDER: "/backups",
    });
    expect(read).toMatchObject({
      isLocal: false,
      origin: "https://signin.shop.example",
      siteOrigins: ["https://shop.example"],
      mail: { from: { name: "Ada Lights", address: "orders@shop.example" } },
      backups: { folder: "/backups", keep: 14 },
    });
  });

  it.each([
    [{ SHOP_ENV: "production" }, "SHOP_ENV must be local"],
    [{ IDENTITY_ORIGIN: "" }, "IDENTITY_ORIGIN is not set"],
    [{ IDENTITY_ORIGIN: "http://signin.shop.example" }, "IDENTITY_ORIGIN: "],
    [{ IDENTITY_ORIGIN: "https://signin.shop.example/" }, "IDENTITY_ORIGIN: "],
    [{ SITE_ORIGINS: "" }, "SITE_ORIGINS is not set"],
    [{ SITE_ORIGINS: "https://shop.example,http://shop.example" }, "SITE_ORIGINS: "],
    [{ AUTH_USER_POOL_ID: "noregion" }, "AUTH_USER_POOL_ID must be"],
    [{ TRUSTED_PROXIES: "door" }, "TRUSTED_PROXIES: "],
    [{ RATE_LIMIT_FACTOR: "0" }, "RATE_LIMIT_FACTOR must be"],
    [{ SMTP_URL: "mail.example:587" }, "SMTP_URL must be"],
    [{ SMTP_URL: "smtp://mail.example" }, "MAIL_FROM is not set"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "shop" }, "MAIL_FROM must be"],
    [{ BACKUP_KEEP: "0" }, "BACKUP_KEEP must be"],
  ])("with %o stops: %s", (change, message) => {
    const read = () => readEnv({ ...productionVariables, ...change });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(new RegExp(`^${message}`));
  });

  it("serves no site outside this computer", () => {
    expect(() => readEnv({ SHOP_ENV: "local", SITE_ORIGINS: "https://precise.example" })).toThrow(
      /SITE_ORIGINS lists "https:\/\/precise.example"/,
    );
  });
});
