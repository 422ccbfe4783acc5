import { describe, expect, it } from "vitest";
import { parseEnv } from "./env.ts";

const production = {
  SITE_ORIGINS: "https://shop.example,https://www.shop.example",
  API_ORIGIN: "http://api.internal:3001",
  INTERNAL_SECRET: "s".repeat(32),
  AUTH_USER_POOL_ID: "eu-west-1_Abc",
  AUTH_CLIENT_ID: "web",
  AUTH_HOSTED_UI_URL: "https://auth.shop.example",
};

describe("the environment", () => {
  it("of a laptop needs nothing but the word local", () => {
    expect(parseEnv({ SHOP_ENV: "local" })).toEqual({
      isLocal: true,
      apiOrigin: "http://127.0.0.1:3001",
      siteOrigins: ["http://localhost:3000"],
      canonicalOrigin: "http://localhost:3000",
      internalSecret: undefined,
      thirdPartyScripts: {},
      auth: {
        AUTH_USER_POOL_ID: "local_precise",
        AUTH_CLIENT_ID: "precise-local-web",
        AUTH_HOSTED_UI_URL: "http://localhost:9229",
        AUTH_USER_POOL_ENDPOINT: "http://localhost:9229",
      },
    });
    expect(parseEnv({ SHOP_ENV: "local", PORT: "4300", API_ORIGIN: "" }).canonicalOrigin).toBe(
      "http://localhost:4300",
    );
  });
  it("of a shop with its own user pool needs no hosted page", () => {
    const own = {
      ...production,
      AUTH_HOSTED_UI_URL: "",
      AUTH_SOCIAL: "",
      AUTH_USER_POOL_ENDPOINT: "https://signin.shop.example",
    };
    expect(parseEnv(own).auth).toMatchObject({
      AUTH_SOCIAL: "",
      AUTH_USER_POOL_ENDPOINT: "https://signin.shop.example",
    });
  });
  it("of production needs every variable", () => {
    expect(parseEnv(production)).toMatchObject({
      isLocal: false,
      canonicalOrigin: "https://shop.example",
      siteOrigins: ["https://shop.example", "https://www.shop.example"],
    });
  });
  it.each([
    [{ SITE_ORIGINS: undefined }, "SITE_ORIGINS is not set"],
    [{ API_ORIGIN: "" }, "API_ORIGIN is not set"],
    [{ INTERNAL_SECRET: undefined }, "INTERNAL_SECRET is not set"],
    [{ INTERNAL_SECRET: "short" }, "INTERNAL_SECRET must have at least 32 characters"],
    [{ API_ORIGIN: "api:3001/" }, "API_ORIGIN must be an origin"],
    [{ SITE_ORIGINS: "https://shop.example/" }, 'SITE_ORIGINS holds "https://shop.example/"'],
    [{ SHOP_ENV: "staging" }, "SHOP_ENV is either"],
    [{ AUTH_CLIENT_ID: undefined }, "AUTH_CLIENT_ID is not set"],
    [{ AUTH_HOSTED_UI_URL: "http://auth.shop.example" }, "AUTH_HOSTED_UI_URL must be"],
    [{ AUTH_HOSTED_UI_URL: "http://localhost:9229" }, "AUTH_HOSTED_UI_URL must be"],
    [{ AUTH_HOSTED_UI_URL: "" }, "AUTH_HOSTED_UI_URL is not set"],
    [{ AUTH_USER_POOL_ENDPOINT: "http://localhost:9229" }, "AUTH_USER_POOL_ENDPOINT must be"],
    [{ AUTH_SOCIAL: "google,apple" }, 'AUTH_SOCIAL lists "apple"'],
    [{ AUTH_EMAIL_CODES: "yes" }, "AUTH_EMAIL_CODES must be on or off"],
  ])("with %o stops: %s", (change, message) => {
    expect(() => parseEnv({ ...production, ...change })).toThrow(message);
  });
});
