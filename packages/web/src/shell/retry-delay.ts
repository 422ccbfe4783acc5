/** How long a failed page waits before it asks again: 3 s at first, twice as long each time, a minute at most. */
export function retryDelayMs(tries: number): number {
  return Math.min(3_000 * 2 ** tries, 60_000);
}
