import type { ResourcesConfig } from "aws-amplify";
import type { AuthSettings } from "./auth-settings.ts";

/** The settings in aws-amplify's words. @source SPEC §2 "Sign-in redirect list", §5, §9 (authorization code) */
export function amplifyConfiguration(settings: AuthSettings): ResourcesConfig {
  const { userPoolId, clientId, hostedUiUrl, userPoolEndpoint, siteOrigin } = settings;
  const returns = [`${siteOrigin}/`, `${siteOrigin}/auth`];
  return {
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        ...(userPoolEndpoint !== undefined && { userPoolEndpoint }),
        signUpVerificationMethod: "code",
        passwordFormat: { minLength: 8 },
        loginWith: {
          email: true,
          oauth: {
            domain: new URL(hostedUiUrl).host,
            scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
            redirectSignIn: returns,
            redirectSignOut: returns,
            responseType: "code",
          },
        },
      },
    },
  };
}
