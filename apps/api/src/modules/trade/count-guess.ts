import type { LimitName } from "#api/platform/limits/limit-rules.ts";
import type { Limiter, Verdict } from "#api/platform/limits/limiter.ts";
import { emailKeyOf } from "./person-rows.ts";

/**
 * Counts a guess at an account's password before it is tried. Accounts that do not exist are counted alike. It is counted by
 * account and network, so that someone elsewhere keeps no owner out; very many from everywhere together leave each network
 * few tries, of which the owner needs one.
 * @param network the caller's
 * @returns `undoCount` is for a right password: it was no guess
 * @source decision 021
 */
export async function countGuess(
  limiter: Limiter,
  email: string,
  network: string,
): Promise<{ readonly verdict: Verdict; undoCount(): Promise<void> }> {
  const account = emailKeyOf(email);
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
  const own = await count("clientAccountGuesses", here);
  if (!own.allowed) return { verdict: own, undoCount };
  const everywhere = await count("clientAccountBrake", account);
  return { verdict: everywhere.allowed ? everywhere : await count("clientBrakedGuesses", here), undoCount };
}

/** Forgets the guesses at an account's old password: those of its owner's network, and the brake. */
export async function forgetGuesses(limiter: Limiter, email: string, network: string): Promise<void> {
  const account = emailKeyOf(email);
  const here = `${account} ${network}`;
  await limiter.forget("clientAccountGuesses", here);
  await limiter.forget("clientAccountBrake", account);
  await limiter.forget("clientBrakedGuesses", here);
}
