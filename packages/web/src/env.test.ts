import { expect, it } from "vitest";
import { parseWebEnv } from "./env.ts";

const production = {
  SITE_ORIGINS: "https://shop.example",
  API_ORIGIN: "http://api.internal:3001",
  INTERNAL_SECRET: "s".repeat(32),
};

it.each([
  [{ SITE_ORIGINS: undefined }, "SITE_ORIGINS is not set"],
  [{ SITE_ORIGINS: "shop.example" }, 'SITE_ORIGINS holds "shop.example"'],
  [{ SITE_ORIGINS: "http://shop.example" }, 'SITE_ORIGINS holds "http://shop.example", which is not https'],
  [{ API_ORIGIN: undefined }, "API_ORIGIN is not set"],
  [{ INTERNAL_SECRET: "" }, "INTERNAL_SECRET is not set"],
  [{ INTERNAL_SECRET: "short" }, "INTERNAL_SECRET must have at least 32 characters"],
  [{ SHOP_ENV: "production" }, "SHOP_ENV is either"],
])("a server of either app does not start with %o, and names the variable", (change, words) => {
  expect(() => parseWebEnv({ ...production, ...change })).toThrow(words);
});

it("what is wrong with a secret is said without the secret", () => {
  const parsed = () => parseWebEnv({ ...production, INTERNAL_SECRET: "hunter2" });
  expect(parsed).toThrow(/^INTERNAL_SECRET (?!.*hunter2)/);
});
