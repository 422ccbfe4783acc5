import { isPassword } from "../srp/password-verifier.ts";
import { selfScope } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import { emailKey } from "../store/pool-store.ts";
import { attributesOf, type CallBody } from "./call-body.ts";
import { deliveryTo } from "./codes.ts";
import { CognitoError } from "./cognito-error.ts";
import { setPassword } from "./password-policy.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

/** What a signed-in person may do with the account: each call carries an access token. */
export function profileCalls({ store, codes, tokens, guesses, names }: PoolParts): UserPoolCalls {
  const ownerOf = async (body: CallBody, scope?: string): Promise<PoolUser> => {
    const owner = await tokens.ownerOf(body.AccessToken ?? "");
    if (owner === null) throw new CognitoError("NotAuthorizedException", "Invalid Access Token");
    if (scope !== undefined && !owner.scopes.includes(scope)) {
      throw new CognitoError("NotAuthorizedException", "Access Token does not have required scopes");
    }
    return owner.user;
  };
  const self = (body: CallBody) => ownerOf(body, selfScope);
  const sendTo = (user: PoolUser, email: string) => {
    codes.send(user.username, "attribute", emailKey(email));
    return deliveryTo(email);
  };

  return {
    GetUser: async (body) => {
      const user = await self(body);
      return { Username: user.username, UserAttributes: attributeListOf(user) };
    },
    ChangePassword: async (body) => {
      const user = await self(body);
      const owner = { poolName: names.poolName, userId: user.username };
      guesses.check(
        user.username,
        () => user.password !== undefined && isPassword(owner, body.PreviousPassword ?? "", user.password),
      );
      setPassword(names, user, body.ProposedPassword);
      store.putUser(user);
      return {};
    },
    UpdateUserAttributes: async (body) => {
      const user = await self(body);
      const { email, ...rest } = attributesOf(body);
      Object.assign(user.attributes, rest);
      const isNew = email !== undefined && emailKey(email) !== user.attributes.email;
      if (isNew) user.pendingEmail = emailKey(email);
      store.putUser(user);
      return { CodeDeliveryDetailsList: isNew ? [sendTo(user, email).CodeDeliveryDetails] : [] };
    },
    GetUserAttributeVerificationCode: async (body) => {
      const user = await self(body);
      return sendTo(user, user.pendingEmail ?? user.attributes.email ?? "");
    },
    VerifyUserAttribute: async (body) => {
      const user = await self(body);
      codes.take(user.username, "attribute", body.Code);
      if (user.pendingEmail !== undefined) {
        if (store.userNamed(user.pendingEmail) !== undefined) {
          throw new CognitoError("AliasExistsException", "An account with the email already exists.");
        }
        user.attributes.email = user.pendingEmail;
        delete user.pendingEmail;
      }
      user.attributes.email_verified = "true";
      store.putUser(user);
      return {};
    },
    GlobalSignOut: async (body) => {
      tokens.revokeAllOf((await ownerOf(body)).username);
      return {};
    },
    DeleteUser: async (body) => {
      const user = await self(body);
      tokens.revokeAllOf(user.username);
      store.deleteUser(user.username);
      return {};
    },
  };
}

function attributeListOf(user: PoolUser) {
  const identities = user.identity && { identities: JSON.stringify([user.identity]) };
  return Object.entries({ sub: user.sub, ...user.attributes, ...identities }).map(([Name, Value]) => ({
    Name,
    Value,
  }));
}
