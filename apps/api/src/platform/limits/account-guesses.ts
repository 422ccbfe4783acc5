import type { LimitName } from "./limit-rules.ts";
import type { Limiter, Verdict } from "./limiter.ts";

/** The limits of guesses at the accounts of one kind. */
export interface GuessLimits {
  /** At one account from one network. */
  readonly own: LimitName;
  /** At one account from everywhere together. */
  readonly brake: LimitName;
  /** From one network while the brake is on. */
  readonly braked: LimitName;
}

/**
 * Counts a guess at an account's password before it is tried. Accounts that do not exist are counted alike. It is counted by
 * account and network, so that someone elsewhere keeps no owner out; very many from everywhere together leave each network
 * few tries, of which the owner needs one.
 * @param account the e-mail in small letters
 * @param network the caller's
 * @returns `undoCount` is for a right password: it was no guess
 * @source decision 021
 */
export async function countAccountGuess(
  limiter: Limiter,
  limits: GuessLimits,
  account: string,
  network: string,
): Promise<{ readonly verdict: Verdict; undoCount(): Promise<void> }> {
  const here = `${account} ${network}`;
  const counted: (readonly [LimitName, string])[] = [];
  const count = async (limit: LimitName, key: string) => {
    const verdict = await limiter.count(limit, key);
    if (verdict.allowed) counted.push([limit, key]);
    return verdict;
  };
  const undoCount = async () => {
    for (const [limit, key] of counted) await limiter.undoCount(limit, key);
  };
  const own = await count(limits.own, here);
  if (!own.allowed) return { verdict: own, undoCount };
  const everywhere = await count(limits.brake, account);
  return { verdict: everywhere.allowed ? everywhere : await count(limits.braked, here), undoCount };
}

/** Forgets the guesses at an account's old password: those of its owner's network, and the brake. */
export async function forgetAccountGuesses(
  limiter: Limiter,
  limits: GuessLimits,
  account: string,
  network: string,
): Promise<void> {
  const here = `${account} ${network}`;
  await limiter.forget(limits.own, here);
  await limiter.forget(limits.brake, account);
  await limiter.forget(limits.braked, here);
}
