import { expect, it } from "vitest";
import { amplifyConfiguration } from "./amplify-configuration.ts";

const pool = { userPoolId: "eu-west-1_shop", clientId: "web", hostedUiUrl: "https://sign-in.example" };
const cognitoAt = (siteOrigin: string) => amplifyConfiguration({ ...pool, siteOrigin }).Auth?.Cognito;

it.each(["https://shop.example", "https://test.shop.example"])(
  "the hosted page of %s answers by an authorization code, to the site's root or to /auth",
  (host) => {
    const returns = [`${host}/`, `${host}/auth`];
    expect(cognitoAt(host)?.loginWith?.oauth).toMatchObject({
      domain: "sign-in.example",
      responseType: "code",
      redirectSignIn: returns,
      redirectSignOut: returns,
    });
  },
);

it("people are named by their e-mail, verified by a code, and have a password of eight characters of any class", () => {
  expect(cognitoAt("https://shop.example")).toMatchObject({
    loginWith: { email: true },
    signUpVerificationMethod: "code",
    passwordFormat: { minLength: 8 },
  });
  expect(cognitoAt("https://shop.example")?.mfa).toBeUndefined();
});
