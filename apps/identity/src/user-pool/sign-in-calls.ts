import { createHmac } from "node:crypto";
import type { PasswordVerifier } from "../srp/password-verifier.ts";
import { N, padHex } from "../srp/srp-group.ts";
import { isSrpProof, type SrpExchange, startSrp } from "../srp/srp-server.ts";
import { poolName } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import { emailKey } from "../store/pool-store.ts";
import { type CallBody, requireClient } from "./call-body.ts";
import { CognitoError, wrongPassword } from "./cognito-error.ts";
import { setPassword } from "./password-policy.ts";
import { createPending } from "./pending.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

const VERIFIER_BLOCKS = 12;

const CHALLENGE_LIFE_MILLISECONDS = 3 * 60 * 1000;

/** Signing in by SRP, the challenge of a first password, refreshing, signing out. */
export function signInCalls({ store, tokens }: PoolParts): UserPoolCalls {
  const exchanges = createPending<{ readonly exchange: SrpExchange; readonly userId: string }>(
    CHALLENGE_LIFE_MILLISECONDS,
  );
  const newPasswords = createPending<{ readonly username: string }>(CHALLENGE_LIFE_MILLISECONDS);

  const startPassword = (body: CallBody) => {
    const name = body.AuthParameters?.USERNAME ?? "";
    const user = store.userNamed(name);
    // Made for every name: neither the answer nor the time that it takes may reveal who is known.
    const simulated = simulatedPerson(store.state.simulationSecret, name);
    const userId = user?.username ?? simulated.userId;
    const kept = user?.password ?? simulated.password;
    const exchange = startSrp(body.AuthParameters?.SRP_A ?? "", kept);
    if (exchange === null) throw new CognitoError("InvalidParameterException", "SRP_A is invalid");
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeParameters: {
        SALT: padHex(kept.salt),
        SRP_B: padHex(exchange.B),
        SECRET_BLOCK: exchanges.put({ exchange, userId }),
        USER_ID_FOR_SRP: userId,
        USERNAME: userId,
      },
    };
  };

  const answerPassword = async (body: CallBody) => {
    const given = body.ChallengeResponses ?? {};
    const secretBlock = given.PASSWORD_CLAIM_SECRET_BLOCK ?? "";
    const started = exchanges.take(secretBlock);
    if (started === undefined) throw wrongPassword();
    const owner = { poolName, userId: started.userId };
    const proof = {
      secretBlock,
      timestamp: given.TIMESTAMP ?? "",
      signature: given.PASSWORD_CLAIM_SIGNATURE ?? "",
    };
    const user = store.state.users[started.userId];
    if (!isSrpProof(started.exchange, owner, proof) || user === undefined) throw wrongPassword();
    return admit(user);
  };

  const admit = async (user: PoolUser) => {
    if (user.status === "UNCONFIRMED") {
      throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
    }
    if (user.status === "FORCE_CHANGE_PASSWORD") {
      const { email_verified, ...attributes } = user.attributes;
      return {
        ChallengeName: "NEW_PASSWORD_REQUIRED",
        Session: newPasswords.put({ username: user.username }),
        ChallengeParameters: {
          USER_ID_FOR_SRP: user.username,
          requiredAttributes: "[]",
          userAttributes: JSON.stringify({ ...attributes, email_verified }),
        },
      };
    }
    return { AuthenticationResult: await tokens.signIn(user), ChallengeParameters: {} };
  };

  const answerNewPassword = async (body: CallBody) => {
    // Looked at first: a password that is too short must not end the challenge.
    const started = newPasswords.peek(body.Session ?? "");
    const user = started && store.state.users[started.username];
    if (user === undefined) {
      throw new CognitoError("NotAuthorizedException", "Invalid session for the user, session is expired.");
    }
    setPassword(user, body.ChallengeResponses?.NEW_PASSWORD);
    newPasswords.take(body.Session ?? "");
    user.status = "CONFIRMED";
    return admit(user);
  };

  const refreshed = async (token: string | undefined) => {
    const result = await tokens.refresh(token ?? "");
    if (result === null) throw new CognitoError("NotAuthorizedException", "Refresh Token has been revoked");
    return { AuthenticationResult: result };
  };

  return {
    InitiateAuth: (body) => {
      requireClient(body);
      if (body.AuthFlow === "REFRESH_TOKEN_AUTH" || body.AuthFlow === "REFRESH_TOKEN") {
        return refreshed(body.AuthParameters?.REFRESH_TOKEN);
      }
      if (body.AuthFlow === "USER_SRP_AUTH") return startPassword(body);
      throw new CognitoError(
        "InvalidParameterException",
        `${body.AuthFlow} flow not enabled for this client`,
      );
    },
    RespondToAuthChallenge: (body) => {
      requireClient(body);
      if (body.ChallengeName === "PASSWORD_VERIFIER") return answerPassword(body);
      if (body.ChallengeName === "NEW_PASSWORD_REQUIRED") return answerNewPassword(body);
      throw new CognitoError(
        "InvalidParameterException",
        `${body.ChallengeName} is no challenge of this pool`,
      );
    },
    GetTokensFromRefreshToken: (body) => {
      requireClient(body);
      return refreshed(body.RefreshToken);
    },
    RevokeToken: (body) => {
      requireClient(body);
      tokens.revoke(body.Token ?? "");
      return {};
    },
  };
}

/**
 * What someone unknown is challenged with: the same salt and user id for the same name each time, as for someone who
 * is known, and at no more cost. No one can answer the challenge, for the verifier belongs to no password.
 * @param secret of this pool alone: without it the answer looks like a real one
 * @source RFC 5054 §2.5.1.3; Amazon Cognito, PreventUserExistenceErrors
 */
function simulatedPerson(
  secret: string,
  name: string,
): { readonly userId: string; readonly password: PasswordVerifier } {
  const derived = (purpose: string) =>
    createHmac("sha256", secret)
      .update(`${purpose}:${emailKey(name)}`)
      .digest("hex");
  const id = derived("user id");
  const number = Array.from({ length: VERIFIER_BLOCKS }, (_, block) => derived(`verifier ${block}`)).join("");
  return {
    // In the form of a random UUID (version 4), as real ones are.
    userId: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    password: {
      salt: derived("salt").slice(0, 32),
      verifier: (BigInt(`0x${number}`) % N).toString(16),
    },
  };
}
