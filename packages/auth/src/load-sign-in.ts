import { type AuthSettings, localHostedUi } from "./auth-settings.ts";
import type { SignInPort } from "./sign-in-port.ts";

let loading: Promise<SignInPort> | undefined;

/**
 * Loads aws-amplify, once, on first need: a page on which no one signs in never carries it.
 * @throws Error when it cannot be fetched; the next call tries again
 */
export function loadSignIn(settings: AuthSettings): Promise<SignInPort> {
  loading ??= load(settings).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(settings: AuthSettings): Promise<SignInPort> {
  const localPage = localHostedUi(settings);
  const [{ createAmplifySignIn }, open] = await Promise.all([
    import("./amplify-sign-in.ts"),
    localPage && import("./local-hosted-ui.ts").then((local) => local.reachLocalHostedUi(localPage).open),
  ]);
  return createAmplifySignIn(settings, open || undefined);
}
