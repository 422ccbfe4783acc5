import { readCallBody, requireClient } from "./call-body.ts";
import { deliveryTo, wrongCode } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { checkPassword, setPassword } from "./password-policy.ts";
import { profileCalls } from "./profile-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { signUpCalls } from "./sign-up-calls.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

/** An answer of the user pool's JSON API. */
export interface PoolAnswer {
  readonly status: 200 | 400 | 500;
  readonly body: object;
  /** The error's type, repeated in a header as Amazon does. */
  readonly errorType?: string;
}

/** The calls that aws-amplify makes, by the name after the dot of X-Amz-Target. */
export function createUserPool(parts: PoolParts): (name: string, body: unknown) => Promise<PoolAnswer> {
  const calls = new Map(
    Object.entries({
      ...signUpCalls(parts),
      ...signInCalls(parts),
      ...recoveryCalls(parts),
      ...profileCalls(parts),
    }),
  );
  return async (name, body) => {
    const call = calls.get(name);
    try {
      if (call === undefined) {
        throw new CognitoError("UnknownOperationException", `${name} is not a call of the local user pool`);
      }
      return { status: 200, body: await call(readCallBody(body)) };
    } catch (error) {
      if (error instanceof CognitoError) {
        const { type, message } = error;
        return { status: 400, body: { __type: type, message }, errorType: type };
      }
      console.error(error);
      const type = "InternalErrorException";
      return { status: 500, body: { __type: type, message: "Internal error" }, errorType: type };
    } finally {
      // For every answer: a refusal that took less time would reveal who is known.
      parts.store.save();
    }
  };
}

/** A forgotten password: a code by e-mail, then a new one; every sign-in before it ends. */
function recoveryCalls({ store, codes, tokens }: PoolParts): UserPoolCalls {
  return {
    ForgotPassword: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      // No one there, or no address that a code may go to: the same answer as when one was sent.
      if (user?.password === undefined || user.attributes.email_verified !== "true") {
        return deliveryTo(body.Username ?? "");
      }
      return codes.send(user, "reset");
    },
    ConfirmForgotPassword: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      checkPassword(body.Password);
      if (user === undefined) throw wrongCode();
      codes.take(user, "reset", body.ConfirmationCode);
      setPassword(user, body.Password);
      if (user.status === "FORCE_CHANGE_PASSWORD") user.status = "CONFIRMED";
      tokens.revokeAllOf(user.username);
      return {};
    },
  };
}
