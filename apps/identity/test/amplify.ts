import { Amplify } from "aws-amplify";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { localPool } from "../src/store/pool-settings.ts";

/** Configures aws-amplify for a stand-in, with tokens in memory. */
export function configureAmplify(url: string): void {
  const kept = new Map<string, string>();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: localPool.poolId,
        userPoolClientId: localPool.clientId,
        userPoolEndpoint: url,
        loginWith: { email: true },
        signUpVerificationMethod: "code",
      },
    },
  });
}
