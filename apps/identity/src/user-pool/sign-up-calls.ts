import type { PoolUser } from "../store/pool-state.ts";
import { emailKey } from "../store/pool-store.ts";
import { attributesOf, type CallBody, requireClient } from "./call-body.ts";
import { deliveryTo } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { setPassword } from "./password-policy.ts";
import { newUser, type PoolParts, type UserPoolCalls } from "./user-pool-call.ts";

/** Becoming a user, and confirming the e-mail by its code. */
export function signUpCalls({ store, codes }: PoolParts): UserPoolCalls {
  /** The password is worked on before it is known whether the e-mail is free: both answers cost the same. */
  const personWith = (body: CallBody, password: string | undefined): PoolUser => {
    const email = emailKey(body.Username ?? "");
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw new CognitoError("InvalidParameterException", "Username should be an email.");
    }
    const user = newUser(email, attributesOf(body));
    setPassword(user, password);
    if (store.userNamed(email) !== undefined) {
      throw new CognitoError("UsernameExistsException", "An account with the given email already exists.");
    }
    return user;
  };

  return {
    SignUp: (body) => {
      requireClient(body);
      const user = personWith(body, body.Password);
      store.state.users[user.username] = user;
      return { UserConfirmed: false, UserSub: user.sub, ...codes.send(user, "confirm") };
    },
    ResendConfirmationCode: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      if (user === undefined) return deliveryTo(body.Username ?? "");
      if (user.status !== "UNCONFIRMED") {
        throw new CognitoError("InvalidParameterException", "User is already confirmed.");
      }
      return codes.send(user, "confirm");
    },
    ConfirmSignUp: (body) => {
      requireClient(body);
      const user = store.userNamed(body.Username ?? "");
      if (user !== undefined && user.status !== "UNCONFIRMED") {
        throw new CognitoError(
          "NotAuthorizedException",
          `User cannot be confirmed. Current status is ${user.status}`,
        );
      }
      codes.take(user, "confirm", body.ConfirmationCode);
      if (user !== undefined) {
        user.status = "CONFIRMED";
        user.attributes.email_verified = "true";
      }
      return {};
    },
    /** Cognito asks for the operator's signature here; the stand-in listens on this computer alone and does not. */
    AdminCreateUser: (body) => {
      const user = personWith(body, body.TemporaryPassword);
      user.status = "FORCE_CHANGE_PASSWORD";
      user.attributes.email_verified = "true";
      store.state.users[user.username] = user;
      return { User: { Username: user.username, UserStatus: user.status, Enabled: true } };
    },
  };
}
