import type { ResourcesConfig } from "aws-amplify";
import type { AuthSettings } from "./auth-settings.ts";

/** The settings in aws-amplify's words. @source spec §2 "Sign-in redirects", spec §5, spec §9 (authorization code) */
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
          ...(hostedUiUrl !== undefined && {
            oauth: {
              domain: new URL(hostedUiUrl).host,
              scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
              redirectSignIn: returns,
              redirectSignOut: returns,
              responseType: "code" as const,
            },
          }),
        },
      },
    },
  };
}

/** Amplify notes here that a sign-in used the hosted page; signing out would then leave our page for it. */
const leavesOnSignOut = ".oauthMetadata";

/** A key-value store that ends with the page: no token outlives it. @source design D6 */
export interface MemoryStorage {
  setItem(key: string, value: string): Promise<void>;
  getItem(key: string): Promise<string | null>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
}

export function createMemoryStorage(): MemoryStorage {
  const kept = new Map<string, string>();
  return {
    setItem: async (key, value) => {
      if (!key.endsWith(leavesOnSignOut)) kept.set(key, value);
    },
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}
