import { expect, it } from "vitest";
import {
  authOrigins,
  BadAuthSettings,
  localHostedUi,
  offersEmailCodes,
  readAuthSettings,
  socialProvidersOf,
} from "./auth-settings.ts";

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
  expect(localHostedUi(settings)).toBeUndefined();
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

it("needs no hosted page where no one signs in through Google or Facebook", () => {
  const own = {
    AUTH_USER_POOL_ID: "local_precise",
    AUTH_CLIENT_ID: "web",
    AUTH_USER_POOL_ENDPOINT: "https://signin.example.ng",
    AUTH_SOCIAL: "",
  };
  expect(readAuthSettings(own, "https://shop.example.ng").hostedUiUrl).toBeUndefined();
  expect(authOrigins(own)).toEqual(["https://signin.example.ng"]);
  expect(() => readAuthSettings({ ...own, AUTH_SOCIAL: "google" }, "")).toThrow(
    /^AUTH_HOSTED_UI_URL is not set$/,
  );
});

it.each([
  [undefined, ["Google", "Facebook"]],
  ["", []],
  ["facebook, Google", ["Google", "Facebook"]],
  ["google", ["Google"]],
])("AUTH_SOCIAL %o means %o", (AUTH_SOCIAL, providers) => {
  expect(socialProvidersOf({ AUTH_SOCIAL })).toEqual(providers);
});

it.each([
  [{}, false],
  [{ AUTH_USER_POOL_ENDPOINT: "https://signin.example.ng" }, true],
  [{ AUTH_EMAIL_CODES: "on" }, true],
  [{ AUTH_EMAIL_CODES: "off", AUTH_USER_POOL_ENDPOINT: "https://signin.example.ng" }, false],
])("with %o codes by e-mail are offered: %o", (env, isOffered) => {
  expect(offersEmailCodes(env)).toBe(isOffered);
});

it("stops on ways to sign in that there are not", () => {
  expect(() => socialProvidersOf({ AUTH_SOCIAL: "google,twitter" })).toThrow('AUTH_SOCIAL lists "twitter"');
  expect(() => offersEmailCodes({ AUTH_EMAIL_CODES: "yes" })).toThrow("AUTH_EMAIL_CODES must be on or off");
});
