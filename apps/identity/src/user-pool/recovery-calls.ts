import { requireClient } from "./call-body.ts";
import { deliveryTo } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { checkPassword, setPassword } from "./password-policy.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

/** A forgotten password: a code by e-mail, then a new one; every sign-in before it ends. */
export function recoveryCalls({ store, codes, tokens }: PoolParts): UserPoolCalls {
  return {
    ForgotPassword: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      if (user?.password === undefined) return deliveryTo(body.Username ?? "");
      if (user.attributes.email_verified !== "true") {
        throw new CognitoError(
          "InvalidParameterException",
          "Cannot reset password for the user as there is no registered/verified email or phone_number",
        );
      }
      return codes.send(user, "reset");
    },
    ConfirmForgotPassword: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      checkPassword(body.Password);
      codes.take(user, "reset", body.ConfirmationCode);
      if (user !== undefined) {
        setPassword(user, body.Password);
        if (user.status === "FORCE_CHANGE_PASSWORD") user.status = "CONFIRMED";
        tokens.revokeAllOf(user.username);
      }
      return {};
    },
  };
}
