import { signInWithRedirect } from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import { returnPathOfState, safeReturnPath } from "./safe-return-path.ts";
import type { SocialProvider } from "./sign-in-port.ts";

/** How long a code may take to become tokens before the page offers another way. */
const EXCHANGE_LIMIT_MILLISECONDS = 20_000;

type Finish =
  | { readonly kind: "signed_in"; readonly returnPath: string }
  | { readonly kind: "cancelled"; readonly returnPath: string }
  | { readonly kind: "failed" };

/** Signing in through the hosted page. Create it before Amplify is configured: its events come once. */
export function createAmplifySocial(openHostedUi: ((url: string) => Promise<void>) | undefined): {
  start(provider: SocialProvider, returnPath: string, mustReauthenticate?: boolean): Promise<void>;
  finish(): Promise<Finish>;
} {
  const query = new URLSearchParams(location.search);
  const isReturn = query.has("code") || query.has("error");
  const finished = isReturn ? listenOnce() : undefined;
  return {
    start: (provider, returnPath, mustReauthenticate = false) =>
      signInWithRedirect({
        provider,
        customState: safeReturnPath(returnPath),
        options: {
          ...(openHostedUi !== undefined && { authSessionOpener: openHostedUi }),
          ...(mustReauthenticate && { prompt: "LOGIN" as const }),
        },
      }),
    finish: async () => {
      if (query.get("error") === "access_denied") {
        return { kind: "cancelled", returnPath: returnPathOfState(query.get("state")) };
      }
      return finished ?? { kind: "failed" };
    },
  };
}

function listenOnce(): Promise<Finish> {
  return new Promise((resolve) => {
    let returnPath = "/";
    let isSignedIn = false;
    const end = (finish: Finish) => {
      clearTimeout(timer);
      stop();
      resolve(finish);
    };
    const stop = Hub.listen("auth", ({ payload }) => {
      if (payload.event === "customOAuthState") returnPath = safeReturnPath(payload.data);
      if (payload.event === "signInWithRedirect_failure") end({ kind: "failed" });
      if (payload.event === "signInWithRedirect") {
        isSignedIn = true;
        // The state's own event may follow in the same turn.
        queueMicrotask(() => end({ kind: "signed_in", returnPath }));
      }
    });
    const timer = setTimeout(() => {
      if (!isSignedIn) end({ kind: "failed" });
    }, EXCHANGE_LIMIT_MILLISECONDS);
  });
}
