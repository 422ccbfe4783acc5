import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const production = {
  SITE_ORIGINS: "https://shop.example,https://www.shop.example",
  DESK_ORIGIN: "https://desk.shop.example",
  INTERNAL_SECRET: "0123456789abcdef0123456789abcdef",
  AUTH_ISSUER: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Abc",
  AUTH_CLIENT_ID: "web",
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "Precise <orders@shop.example>",
};

describe("the environment", () => {
  it.each([
    "http://identity:9229/local_precise/.well-known/jwks.json",
    "http://identity.internal:9229/jwks.json",
    "https://signin.shop.example/jwks.json",
  ])("takes the pool's keys from %s", (AUTH_KEYS_URL) => {
    expect(readEnv({ ...production, AUTH_KEYS_URL }).identity).toEqual({
      issuer: production.AUTH_ISSUER,
      clientId: "web",
      keysUrl: AUTH_KEYS_URL,
    });
  });

  it("needs nothing on a laptop", () => {
    const env = readEnv({ SHOP_ENV: "local" });
    expect([env.isLocal, env.host, env.port]).toEqual([true, "127.0.0.1", 3001]);
    expect(env.siteOrigins).toEqual(["http://localhost:3000", "http://127.0.0.1:3000"]);
    expect(env.internalSecret).toBeUndefined();
    expect(env.trustedProxies.includes("127.0.0.1")).toBe(true);
    expect(env.rateLimitFactor).toBe(1);
    expect(env.identity.issuer).toBe("http://localhost:9229/local_precise");
    expect([env.smtpUrl, env.mailFrom, env.linkSecret]).toEqual([undefined, undefined, undefined]);
  });

  it("is production where SHOP_ENV is not set, and listens on every address there", () => {
    const env = readEnv(production);
    expect([env.isLocal, env.host]).toEqual([false, "0.0.0.0"]);
    expect(env.siteOrigins).toEqual(["https://shop.example", "https://www.shop.example"]);
  });

  it("starts before there is a mail server, and asks who sends once there is one", () => {
    const { SMTP_URL: _server, MAIL_FROM: _sender, ...later } = production;
    const env = readEnv(later);
    expect([env.smtpUrl, env.mailFrom]).toEqual([undefined, undefined]);
    expect(() => readEnv({ ...later, SMTP_URL: production.SMTP_URL })).toThrow("MAIL_FROM is not set");
  });

  it("keeps appointments in our own calendar, until a token names a scheduling service", () => {
    expect(readEnv(production).schedulingService).toBeUndefined();
    const token = "a-token-of-the-owner";
    expect(readEnv({ ...production, SCHEDULING_API_TOKEN: token }).schedulingService).toEqual({
      token,
      url: "https://api.calendly.com",
    });
    const overPlainHttp = { ...production, SCHEDULING_API_URL: "http://calendly.example" };
    expect(() => readEnv(overPlainHttp)).toThrow("SCHEDULING_API_URL must be an https address.");
  });

  it("sends messages to phones by a service that is named in full, over TLS", () => {
    const termii = {
      MESSAGING_URL: "https://v3.api.termii.com/",
      MESSAGING_API_KEY: "TLkey00001",
      MESSAGING_SENDER: "Precise",
    };
    expect([readEnv({ SHOP_ENV: "local" }).messaging, readEnv(production).messaging]).toEqual([
      undefined,
      undefined,
    ]);
    expect(readEnv({ ...production, ...termii }).messaging).toEqual({
      url: "https://v3.api.termii.com",
      apiKey: "TLkey00001",
      sender: "Precise",
      webhookSecrets: ["TLkey00001"],
      channels: ["sms", "whatsapp"],
    });
    const changed = (changes: object) => () => readEnv({ ...production, ...termii, ...changes });
    expect(changed({ MESSAGING_SENDER: "" })).toThrow("MESSAGING_SENDER is not set");
    expect(changed({ MESSAGING_SENDER: "Precise Lighting" })).toThrow("MESSAGING_SENDER must be");
    expect(changed({ MESSAGING_API_KEY: "" })).toThrow("MESSAGING_API_KEY is not set");
    expect(changed({ MESSAGING_URL: "http://termii.example" })).toThrow("must be an https address");
    expect(changed({ MESSAGING_CHANNELS: "sms" })().messaging?.channels).toEqual(["sms"]);
    expect(changed({ MESSAGING_CHANNELS: "fax" })).toThrow("MESSAGING_CHANNELS");
  });

  it("pays by the stand-in on a laptop, and by no service in production before it has a key", () => {
    expect(readEnv({ SHOP_ENV: "local" }).paystack).toEqual({
      url: "http://localhost:9339",
      secretKeys: ["sk_test_local"],
    });
    expect(readEnv(production).paystack).toBeUndefined();
  });

  it("takes a key and the one before it, and sends them over TLS alone", () => {
    const keys = { PAYSTACK_SECRET_KEY: "sk_live_new1", PAYSTACK_OLD_SECRET_KEY: "sk_live_old1" };
    expect(readEnv({ ...production, ...keys }).paystack).toEqual({
      url: "https://api.paystack.co",
      secretKeys: ["sk_live_new1", "sk_live_old1"],
    });
    expect(() => readEnv({ ...production, ...keys, PAYSTACK_URL: "http://localhost:9339" })).toThrow(
      "PAYSTACK_URL must be an https address.",
    );
  });

  it("looks after payments in shorter steps on a laptop alone", () => {
    expect(readEnv({ SHOP_ENV: "local", PAYMENT_CHECK_FACTOR: "0.01" }).paymentCheckFactor).toBe(0.01);
    expect(() => readEnv({ ...production, PAYMENT_CHECK_FACTOR: "0.01" })).toThrow(
      "PAYMENT_CHECK_FACTOR is for SHOP_ENV=local alone.",
    );
  });

  it("lets a benchmark on a laptop loosen the limits as far as it likes", () => {
    expect(readEnv({ SHOP_ENV: "local", RATE_LIMIT_FACTOR: "1000000" }).rateLimitFactor).toBe(1_000_000);
    expect(readEnv({ ...production, RATE_LIMIT_FACTOR: "50" }).rateLimitFactor).toBe(50);
  });

  it("gives the database ten connections, a queue of five hundred and no pooler, unless configured otherwise", () => {
    expect(readEnv(production).database).toEqual({
      databaseUrl: undefined,
      connections: 10,
      mostWaiting: 500,
      pooler: undefined,
      listenUrl: undefined,
      readUrl: undefined,
    });
    const variables = {
      DATABASE_URL: "postgres://pooler.example/shop",
      DATABASE_CONNECTIONS: "4",
      DATABASE_QUEUE: "0",
      DATABASE_POOLER: "transaction",
      DATABASE_LISTEN_URL: "postgresql://database.example/shop",
      DATABASE_READ_URL: "postgres://replicas.example/shop",
    };
    expect(readEnv({ ...production, ...variables }).database).toEqual({
      databaseUrl: variables.DATABASE_URL,
      connections: 4,
      mostWaiting: 0,
      pooler: "transaction",
      listenUrl: variables.DATABASE_LISTEN_URL,
      readUrl: variables.DATABASE_READ_URL,
    });
  });

  it("takes an empty variable as one that is not set", () => {
    expect(readEnv({ ...production, API_PORT: "", DATABASE_URL: "" }).port).toBe(3001);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["SHOP_ENV must be local, or not set for production.", { SHOP_ENV: "prod" }],
    ["SITE_ORIGINS is not set; it has a default only with SHOP_ENV=local.", { SITE_ORIGINS: undefined }],
    ["DESK_ORIGIN is not set; it has a default only with SHOP_ENV=local.", { DESK_ORIGIN: undefined }],
    ["DESK_ORIGIN must not be one of SITE_ORIGINS.", { DESK_ORIGIN: "https://shop.example" }],
    ["DESK_ORIGIN must be an https origin.", { DESK_ORIGIN: "http://desk.shop.example" }],
    [
      "INTERNAL_SECRET is not set; it has a default only with SHOP_ENV=local.",
      { INTERNAL_SECRET: undefined },
    ],
    ["INTERNAL_SECRET must have at least 32 characters.", { INTERNAL_SECRET: "short" }],
    [
      "SITE_ORIGINS must list origins like https://shop.example, separated by commas.",
      { SITE_ORIGINS: "https://shop.example/path" },
    ],
    ["AUTH_ISSUER is not set; it has a default only with SHOP_ENV=local.", { AUTH_ISSUER: undefined }],
    ["AUTH_ISSUER must be an https address.", { AUTH_ISSUER: "http://localhost:9229/local_precise" }],
    [
      "AUTH_KEYS_URL must be an https address, or http on a name of the inner network.",
      { AUTH_KEYS_URL: "http://signin.shop.example/local_precise/.well-known/jwks.json" },
    ],
    ["SMTP_URL must be an address like smtp://user:password@host:587.", { SMTP_URL: "http://mail.example" }],
    ["MAIL_FROM is not set; it has a default only with SHOP_ENV=local.", { MAIL_FROM: undefined }],
    [
      "MAIL_FROM must be an address like My Shop <orders@shop.example>.",
      { MAIL_FROM: "Precise\r\nBcc: x@y.example" },
    ],
    ["LINK_SECRET must have at least 32 characters.", { LINK_SECRET: "short" }],
    ["API_PORT must be a number.", { API_PORT: "http" }],
    ["API_PORT must be at most 65535.", { API_PORT: "70000" }],
    ["DATABASE_URL must be an address that begins with postgres://.", { DATABASE_URL: "mysql://x" }],
    ["RATE_LIMIT_FACTOR must be more than 0.", { RATE_LIMIT_FACTOR: "0" }],
    ["UNPROVED_HOLD_MINUTES must be at least 5.", { UNPROVED_HOLD_MINUTES: "0" }],
    ["UNPROVED_HOLD_MINUTES must be at most 1440.", { UNPROVED_HOLD_MINUTES: "2000" }],
    ["RATE_LIMIT_FACTOR must be at most 50; more is for SHOP_ENV=local alone.", { RATE_LIMIT_FACTOR: "51" }],
    [
      "SITE_ORIGINS must list https origins; http://www.shop.example is for SHOP_ENV=local alone.",
      { SITE_ORIGINS: "https://shop.example,http://www.shop.example" },
    ],
    ["TRUSTED_PROXIES: 0.0.0.0/0 would trust half the internet.", { TRUSTED_PROXIES: "loopback, 0.0.0.0/0" }],
    ["TRUSTED_PROXIES: ::/0 would trust half the internet.", { TRUSTED_PROXIES: "::/0" }],
    ["DATABASE_CONNECTIONS must be at least 1.", { DATABASE_CONNECTIONS: "0" }],
    ["DATABASE_QUEUE must be a whole number.", { DATABASE_QUEUE: "1.5" }],
    [
      "DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.",
      { DATABASE_READ_URL: "postgres://replicas.example/shop" },
    ],
    [
      'TRUSTED_PROXIES: "10.0.0.0/99" is neither an address, a range like 10.0.0.0/8, nor loopback.',
      { TRUSTED_PROXIES: "10.0.0.0/99" },
    ],
  ])("says in one line: %s", (line, changes) => {
    expect(() => readEnv({ ...production, ...changes })).toThrow(line);
  });
});
