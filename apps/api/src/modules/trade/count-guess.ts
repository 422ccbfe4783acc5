import { countAccountGuess, forgetAccountGuesses } from "#api/platform/limits/account-guesses.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { emailKeyOf } from "./person-rows.ts";

const limits = {
  own: "clientAccountGuesses",
  brake: "clientAccountBrake",
  braked: "clientBrakedGuesses",
} as const;

/** Counts a guess at a trade account's password before it is tried. */
export function countGuess(limiter: Limiter, email: string, network: string) {
  return countAccountGuess(limiter, limits, emailKeyOf(email), network);
}

/** Forgets the guesses at a trade account's old password. */
export function forgetGuesses(limiter: Limiter, email: string, network: string): Promise<void> {
  return forgetAccountGuesses(limiter, limits, emailKeyOf(email), network);
}
