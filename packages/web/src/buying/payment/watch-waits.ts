const firstMs = 3_000;
const longestMs = 30_000;

/** Milliseconds until the page asks again: 3 s at first, half as long again each time, 30 s at most. @param calls how often it has */
export function nextWait(calls: number): number {
  return Math.min(longestMs, Math.round(firstMs * 1.5 ** calls));
}
