import { makeVerifier } from "../srp/password-verifier.ts";
import { type PoolNames, shortestPassword } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import { CognitoError } from "./cognito-error.ts";

/**
 * At least eight characters, of any class; Cognito takes none that begins or ends with a space.
 * @source spec §5 "Sign-in pool"
 * @throws CognitoError in Cognito's words
 */
export function checkPassword(password: string | undefined): string {
  if (password === undefined || [...password].length < shortestPassword) {
    throw new CognitoError(
      "InvalidPasswordException",
      "Password did not conform with policy: Password not long enough",
    );
  }
  if (/^\s|\s$/.test(password)) {
    throw new CognitoError(
      "InvalidParameterException",
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  }
  return password;
}

/** The change is for the caller to write. @throws CognitoError when the password is not fit */
export function setPassword({ poolName }: PoolNames, user: PoolUser, password: string | undefined): void {
  user.password = makeVerifier({ poolName, userId: user.username }, checkPassword(password));
}
