import type { PoolNames } from "../store/pool-settings.ts";
import type { PoolUser } from "../store/pool-state.ts";
import type { PoolStore } from "../store/pool-store.ts";
import type { TokenService } from "../tokens/token-service.ts";
import type { CallBody } from "./call-body.ts";
import type { Codes } from "./codes.ts";
import type { PasswordGuesses } from "./password-guesses.ts";

/** What the calls of the user pool need. */
export interface PoolParts {
  readonly store: PoolStore;
  readonly tokens: TokenService;
  readonly codes: Codes;
  readonly guesses: PasswordGuesses;
  readonly names: PoolNames;
}

/** One call by its name in Amazon's API. @throws CognitoError for a refusal */
export type UserPoolCall = (body: CallBody) => object | Promise<object>;
export type UserPoolCalls = Readonly<Record<string, UserPoolCall>>;

/** A person who signs in with a password. */
export function newUser(email: string, attributes: Readonly<Record<string, string>>): PoolUser {
  const sub = crypto.randomUUID();
  return {
    username: sub,
    sub,
    createdAt: new Date().toISOString(),
    status: "UNCONFIRMED",
    attributes: { ...attributes, email, email_verified: "false" },
  };
}
