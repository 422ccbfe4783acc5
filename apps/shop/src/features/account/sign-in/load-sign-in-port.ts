import { type AuthEnvironment, readAuthSettings } from "@precise/auth/auth-settings";
import { loadSignIn } from "@precise/auth/load-sign-in";
import type { SignInPort } from "@precise/auth/sign-in-port";

/** The sign-in ceremony for the site that is being visited. Fetched once, on first need. */
export function loadSignInPort(auth: AuthEnvironment): Promise<SignInPort> {
  return loadSignIn(readAuthSettings(auth, location.origin));
}
