import { type CallBody, readCallBody, requireClient } from "./call-body.ts";
import { deliveryTo } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { personNamed, provenEmail } from "./named-person.ts";
import { checkPassword, setPassword } from "./password-policy.ts";
import { profileCalls } from "./profile-calls.ts";
import { signInCalls } from "./sign-in-calls.ts";
import { operatorCalls, signUpCalls } from "./sign-up-calls.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

/** An answer of the user pool's JSON API. */
export interface PoolAnswer {
  readonly status: 200 | 400 | 500;
  readonly body: object;
  /** The error's type, repeated in a header as Amazon does. */
  readonly errorType?: string;
}

/**
 * The calls that aws-amplify makes, by the name after the dot of X-Amz-Target.
 * @param admit is asked before a call is looked at; throws CognitoError when its network calls too often
 */
export function createUserPool(
  parts: PoolParts,
  options: {
    readonly isLocal: boolean;
    readonly admit: (network: string, name: string, body: CallBody) => void;
  },
): (network: string, name: string, body: unknown) => Promise<PoolAnswer> {
  const calls = new Map(
    Object.entries({
      ...ofClient(parts, { ...signUpCalls(parts), ...signInCalls(parts), ...recoveryCalls(parts) }),
      ...profileCalls(parts),
      ...(options.isLocal && operatorCalls(parts)),
    }),
  );
  const answer = async (name: string, body: CallBody): Promise<PoolAnswer> => {
    try {
      const call = calls.get(name);
      if (call === undefined)
        throw new CognitoError("UnknownOperationException", `${name} is not a call of this user pool`);
      return { status: 200, body: await call(body) };
    } catch (error) {
      // A refusal is an answer: what it counts stays.
      return refusalOf(error);
    }
  };
  return async (network, name, body) => {
    try {
      const read = readCallBody(body);
      options.admit(network, name, read);
      return await parts.store.transaction(() => answer(name, read));
    } catch (error) {
      if (error instanceof CognitoError) return refusalOf(error);
      console.error(error);
      const type = "InternalErrorException";
      return { status: 500, body: { __type: type, message: "Internal error" }, errorType: type };
    }
  };
}

/** @throws what is no refusal */
function refusalOf(error: unknown): PoolAnswer {
  if (!(error instanceof CognitoError)) throw error;
  const { type, message } = error;
  return { status: 400, body: { __type: type, message }, errorType: type };
}

/** Calls that an app makes in its own name. */
function ofClient({ names }: PoolParts, calls: UserPoolCalls): UserPoolCalls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (body: CallBody) => {
        requireClient(names, body);
        return call(body);
      },
    ]),
  );
}

/** A forgotten password: a code by e-mail, then a new one; every sign-in before it ends. */
function recoveryCalls({ store, codes, tokens, names, guesses }: PoolParts): UserPoolCalls {
  return {
    ForgotPassword: (body) => {
      const name = body.Username ?? "";
      const { user, owner } = personNamed(store, name);
      // No one there, or no address that a code may go to: the same answer as when one was sent.
      codes.send(owner, "reset", provenEmail(user));
      return deliveryTo(name);
    },
    ConfirmForgotPassword: (body) => {
      const { user, owner } = personNamed(store, body.Username ?? "");
      checkPassword(body.Password);
      codes.take(owner, "reset", body.ConfirmationCode);
      if (user === undefined) return {};
      setPassword(names, user, body.Password);
      if (user.status === "FORCE_CHANGE_PASSWORD") user.status = "CONFIRMED";
      store.putUser(user);
      guesses.forget(owner);
      tokens.revokeAllOf(user.username);
      return {};
    },
  };
}
