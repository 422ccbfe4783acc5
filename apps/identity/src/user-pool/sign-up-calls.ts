import type { PoolUser } from "../store/pool-state.ts";
import { emailKey } from "../store/pool-store.ts";
import { attributesOf, type CallBody } from "./call-body.ts";
import { deliveryTo } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { personNamed } from "./named-person.ts";
import { setPassword } from "./password-policy.ts";
import { newUser, type PoolParts, type UserPoolCalls } from "./user-pool-call.ts";

/** Becoming a user, and confirming the e-mail by its code. */
export function signUpCalls(parts: PoolParts): UserPoolCalls {
  const { store, codes } = parts;
  return {
    SignUp: (body) => {
      const user = personWith(parts, body, body.Password);
      store.putUser(user);
      const email = user.attributes.email ?? "";
      codes.send(user.username, "confirm", email);
      return { UserConfirmed: false, UserSub: user.sub, ...deliveryTo(email) };
    },
    ResendConfirmationCode: (body) => {
      const name = body.Username ?? "";
      const { user, owner } = personNamed(store, name);
      if (user !== undefined && user.status !== "UNCONFIRMED") {
        throw new CognitoError("InvalidParameterException", "User is already confirmed.");
      }
      codes.send(owner, "confirm", user?.attributes.email ?? null);
      return deliveryTo(name);
    },
    ConfirmSignUp: (body) => {
      const { user, owner } = personNamed(store, body.Username ?? "");
      if (user !== undefined && user.status !== "UNCONFIRMED") {
        throw new CognitoError(
          "NotAuthorizedException",
          `User cannot be confirmed. Current status is ${user.status}`,
        );
      }
      codes.take(owner, "confirm", body.ConfirmationCode);
      if (user !== undefined) {
        user.status = "CONFIRMED";
        user.attributes.email_verified = "true";
        store.putUser(user);
      }
      return {};
    },
  };
}

/** Cognito asks for the operator's signature here; only a pool that listens on this computer alone has these calls. */
export function operatorCalls(parts: PoolParts): UserPoolCalls {
  return {
    AdminCreateUser: (body) => {
      const user = personWith(parts, body, body.TemporaryPassword);
      user.status = "FORCE_CHANGE_PASSWORD";
      user.attributes.email_verified = "true";
      parts.store.putUser(user);
      return { User: { Username: user.username, UserStatus: user.status, Enabled: true } };
    },
  };
}

/** The password is worked on before it is known whether the e-mail is free: both answers cost the same. */
function personWith({ store, names }: PoolParts, body: CallBody, password: string | undefined): PoolUser {
  const email = emailKey(body.Username ?? "");
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || email.length > 254) {
    throw new CognitoError("InvalidParameterException", "Username should be an email.");
  }
  const user = newUser(email, attributesOf(body));
  setPassword(names, user, password);
  if (store.userNamed(email) !== undefined) {
    throw new CognitoError("UsernameExistsException", "An account with the given email already exists.");
  }
  return user;
}
