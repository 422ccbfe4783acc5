import { expect, it } from "vitest";
import { BadAuthSettings, isLocalHostedUi, readAuthSettings } from "./auth-settings.ts";

const pool = {
  AUTH_USER_POOL_ID: "eu-west-1_Abc",
  AUTH_CLIENT_ID: "web",
  AUTH_HOSTED_UI_URL: "https://auth.example.ng/",
};

it("reads a real pool, whose calls go to Amazon", () => {
  const settings = readAuthSettings(pool, "https://precise.example");
  expect(settings).toEqual({
    userPoolId: "eu-west-1_Abc",
    clientId: "web",
    hostedUiUrl: "https://auth.example.ng",
    siteOrigin: "https://precise.example",
  });
  expect(isLocalHostedUi(settings)).toBe(false);
});

it.each([
  [{ ...pool, AUTH_CLIENT_ID: "" }, /^AUTH_CLIENT_ID is not set$/],
  [{ ...pool, AUTH_HOSTED_UI_URL: "http://auth.example.ng" }, /^AUTH_HOSTED_UI_URL must be an https address/],
  [{ ...pool, AUTH_HOSTED_UI_URL: "auth" }, /^AUTH_HOSTED_UI_URL must be/],
  [{ ...pool, AUTH_USER_POOL_ENDPOINT: "http://10.0.0.1:9229" }, /^AUTH_USER_POOL_ENDPOINT must be/],
])("stops on a setting that is missing or unsafe", (env, message) => {
  expect(() => readAuthSettings(env, "https://precise.example")).toThrow(BadAuthSettings);
  expect(() => readAuthSettings(env, "https://precise.example")).toThrow(message);
});
