import type { PoolStore } from "../store/pool-store.ts";
import { CognitoError, wrongPassword } from "./cognito-error.ts";

const SECOND = 1000;
const FREE_TRIES = 5;
const LONGEST_LOCK = 15 * 60 * SECOND;
/** Who tries nothing for so long after a lock begins again with all free tries. */
const FORGOTTEN_AFTER = 15 * 60 * SECOND;

/** Guesses at one person's password, known or not. */
export interface PasswordGuesses {
  /**
   * Counts a wrong password. While a lock holds nothing is looked at, and it grows no longer.
   * @param owner a user name, or what stands for an unknown one
   * @throws CognitoError in Cognito's words when it is wrong, or locked
   */
  check(owner: string, isRight: () => boolean): void;
  /** The password is another one now. */
  forget(owner: string): void;
}

/** @source Amazon Cognito, "Lockout behavior for failed sign-in attempts": five, then 2^(n-5) seconds, about 15 minutes at most */
export function createPasswordGuesses(store: PoolStore): PasswordGuesses {
  return {
    check: (owner, isRight) => {
      const now = Date.now();
      const kept = store.findGuesses(owner);
      const lockedUntil = kept === undefined ? 0 : kept.lastAt + lockMilliseconds(kept.count);
      if (now < lockedUntil) throw new CognitoError("NotAuthorizedException", "Password attempts exceeded");
      if (isRight()) {
        if (kept !== undefined) store.putGuesses(owner, undefined);
        return;
      }
      const before = now - lockedUntil < FORGOTTEN_AFTER ? (kept?.count ?? 0) : 0;
      store.putGuesses(owner, { count: before + 1, lastAt: now });
      throw wrongPassword();
    },
    forget: (owner) => store.putGuesses(owner, undefined),
  };
}

function lockMilliseconds(wrongGuesses: number): number {
  return wrongGuesses < FREE_TRIES ? 0 : Math.min(LONGEST_LOCK, 2 ** (wrongGuesses - FREE_TRIES) * SECOND);
}
