/**
 * How long to wait after a failed attempt: doubled each time up to the longest wait, and half of it by chance, so that what
 * failed together does not come back together.
 * @param attempt 1 for the first
 * @param chance from 0 up to 1
 * @param waits in milliseconds
 */
export function retryDelayMilliseconds(
  attempt: number,
  chance: number,
  waits: { readonly first: number; readonly longest: number },
): number {
  const whole = Math.min(waits.longest, waits.first * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
