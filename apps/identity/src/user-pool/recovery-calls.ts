import { requireClient } from "./call-body.ts";
import { deliveryTo, wrongCode } from "./codes.ts";
import { checkPassword, setPassword } from "./password-policy.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

/** A forgotten password: a code by e-mail, then a new one; every sign-in before it ends. */
export function recoveryCalls({ store, codes, tokens }: PoolParts): UserPoolCalls {
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
