const TRIES_BY_MINUTES = 4;
const TRIES_BY_HOURS = 72;

/**
 * How long Paystack waits after a notice that was not taken, in live mode: three minutes for the first four tries, then
 * an hour for 72 hours.
 * @param failedTries how often it has been tried
 * @returns seconds; null when it is given up
 */
export function secondsUntilNextTry(failedTries: number): number | null {
  if (failedTries < TRIES_BY_MINUTES) return 180;
  return failedTries < TRIES_BY_MINUTES + TRIES_BY_HOURS ? 3600 : null;
}
