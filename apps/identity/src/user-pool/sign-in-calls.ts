import { padHex } from "../srp/srp-group.ts";
import { isSrpProof, type SrpExchange, startSrp } from "../srp/srp-server.ts";
import type { PoolUser } from "../store/pool-state.ts";
import type { CallBody } from "./call-body.ts";
import { codeLife, deliveryTo } from "./codes.ts";
import { CognitoError, wrongPassword } from "./cognito-error.ts";
import { personNamed } from "./named-person.ts";
import { setPassword } from "./password-policy.ts";
import { createPending } from "./pending.ts";
import type { PoolParts, UserPoolCalls } from "./user-pool-call.ts";

const CHALLENGE_LIFE_MILLISECONDS = 3 * 60 * 1000;

type Fields = Readonly<Record<string, string>>;

/** Signing in by SRP or by a code from an e-mail, the challenge of a first password, refreshing, signing out. */
export function signInCalls({ store, tokens, codes, guesses, names }: PoolParts): UserPoolCalls {
  const exchanges = createPending<{ readonly exchange: SrpExchange; readonly userId: string }>(
    CHALLENGE_LIFE_MILLISECONDS,
  );
  const newPasswords = createPending<{ readonly username: string }>(CHALLENGE_LIFE_MILLISECONDS);
  /** Whom a session is of, until a way to sign in is chosen, or its code is typed. */
  const choices = createPending<{ readonly name: string }>(CHALLENGE_LIFE_MILLISECONDS);
  const codeSessions = createPending<{ readonly owner: string }>(codeLife["sign-in"]);

  const startPassword = (name: string, publicHex: string | undefined) => {
    const { user, owner, simulated } = personNamed(store, name);
    const kept = user?.password ?? simulated.password;
    const exchange = startSrp(publicHex ?? "", kept);
    if (exchange === null) throw new CognitoError("InvalidParameterException", "SRP_A is invalid");
    return {
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeParameters: {
        SALT: padHex(kept.salt),
        SRP_B: padHex(exchange.B),
        SECRET_BLOCK: exchanges.put({ exchange, userId: owner }),
        USER_ID_FOR_SRP: owner,
        USERNAME: owner,
      },
    };
  };

  const answerPassword = (fields: Fields) => {
    const secretBlock = fields.PASSWORD_CLAIM_SECRET_BLOCK ?? "";
    const started = exchanges.take(secretBlock);
    if (started === undefined) throw wrongPassword();
    const owner = { poolName: names.poolName, userId: started.userId };
    const proof = {
      secretBlock,
      timestamp: fields.TIMESTAMP ?? "",
      signature: fields.PASSWORD_CLAIM_SIGNATURE ?? "",
    };
    const user = store.findUser(started.userId);
    // Who has no password is challenged with a made-up one, which no one can know.
    guesses.check(
      started.userId,
      () => isSrpProof(started.exchange, owner, proof) && user?.password !== undefined,
    );
    if (user === undefined) throw wrongPassword();
    return admit(user);
  };

  const startCode = (name: string) => {
    const { user, owner } = personNamed(store, name);
    // An address that was never confirmed may get it as well: typing the code confirms it.
    const to = user === undefined || user.identity !== undefined ? null : (user.attributes.email ?? null);
    codes.send(owner, "sign-in", to);
    const { DeliveryMedium, Destination } = deliveryTo(name).CodeDeliveryDetails;
    return {
      ChallengeName: "EMAIL_OTP",
      Session: codeSessions.put({ owner }),
      ChallengeParameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: DeliveryMedium,
        CODE_DELIVERY_DESTINATION: Destination,
      },
    };
  };

  const answerCode = (session: string | undefined, fields: Fields) => {
    // Looked at first: a wrong code must not end the session.
    const started = codeSessions.peek(session ?? "");
    if (started === undefined) throw sessionOver();
    codes.take(started.owner, "sign-in", fields.EMAIL_OTP_CODE);
    codeSessions.take(session ?? "");
    const user = store.findUser(started.owner);
    if (user === undefined) throw sessionOver();
    if (user.status === "UNCONFIRMED") {
      user.status = "CONFIRMED";
      user.attributes.email_verified = "true";
      // It may be of someone else, who typed this address: the person who reads its e-mails sets another.
      delete user.password;
      store.putUser(user);
    }
    return admit(user);
  };

  const start = (way: string | undefined, name: string, fields: Fields) => {
    if (way === "EMAIL_OTP") return startCode(name);
    if (way === "PASSWORD_SRP") return startPassword(name, fields.SRP_A);
    throw new CognitoError("InvalidParameterException", `${way} is no challenge of this pool`);
  };

  const answerChoice = (session: string | undefined, fields: Fields) => {
    const started = choices.take(session ?? "");
    if (started === undefined) throw sessionOver();
    return start(fields.ANSWER, started.name, fields);
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

  const answerNewPassword = (session: string | undefined, fields: Fields) => {
    // Looked at first: a password that is too short must not end the challenge.
    const started = newPasswords.peek(session ?? "");
    const user = started && store.findUser(started.username);
    if (user === undefined) throw sessionOver();
    setPassword(names, user, fields.NEW_PASSWORD);
    newPasswords.take(session ?? "");
    user.status = "CONFIRMED";
    store.putUser(user);
    return admit(user);
  };

  const refreshed = async (token: string | undefined) => {
    const result = await tokens.refresh(token ?? "");
    if (result === null) throw new CognitoError("NotAuthorizedException", "Refresh Token has been revoked");
    return { AuthenticationResult: result };
  };

  const initiate = ({ AuthFlow, AuthParameters = {} }: CallBody) => {
    const name = AuthParameters.USERNAME ?? "";
    switch (AuthFlow) {
      case "REFRESH_TOKEN_AUTH":
      case "REFRESH_TOKEN":
        return refreshed(AuthParameters.REFRESH_TOKEN);
      case "USER_SRP_AUTH":
        return startPassword(name, AuthParameters.SRP_A);
      case "USER_AUTH":
        if (AuthParameters.PREFERRED_CHALLENGE !== undefined)
          return start(AuthParameters.PREFERRED_CHALLENGE, name, AuthParameters);
        return {
          ChallengeName: "SELECT_CHALLENGE",
          AvailableChallenges: ["EMAIL_OTP", "PASSWORD_SRP"],
          Session: choices.put({ name }),
          ChallengeParameters: {},
        };
      default:
        throw new CognitoError("InvalidParameterException", `${AuthFlow} flow not enabled for this client`);
    }
  };

  const respond = ({ ChallengeName, Session, ChallengeResponses = {} }: CallBody) => {
    switch (ChallengeName) {
      case "PASSWORD_VERIFIER":
        return answerPassword(ChallengeResponses);
      case "NEW_PASSWORD_REQUIRED":
        return answerNewPassword(Session, ChallengeResponses);
      case "SELECT_CHALLENGE":
        return answerChoice(Session, ChallengeResponses);
      case "EMAIL_OTP":
        return answerCode(Session, ChallengeResponses);
      default:
        throw new CognitoError("InvalidParameterException", `${ChallengeName} is no challenge of this pool`);
    }
  };

  return {
    InitiateAuth: initiate,
    RespondToAuthChallenge: respond,
    GetTokensFromRefreshToken: (body) => refreshed(body.RefreshToken),
    RevokeToken: (body) => {
      tokens.revoke(body.Token ?? "");
      return {};
    },
  };
}

const sessionOver = () =>
  new CognitoError("NotAuthorizedException", "Invalid session for the user, session is expired.");
