const firstMilliseconds = 30_000;
const longestMilliseconds = 6 * 60 * 60_000;

/** After so many attempts, about a day and a half, a mail is given up until an operator asks for it again. */
export const mostAttempts = 14;

/**
 * How long to wait after a failed attempt: doubled each time up to six hours, and half of it by chance, so that what
 * failed together does not come back together.
 * @param attempt 1 for the first
 * @param chance from 0 up to 1
 */
export function retryDelayMilliseconds(attempt: number, chance: number): number {
  const whole = Math.min(longestMilliseconds, firstMilliseconds * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
