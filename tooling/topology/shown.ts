import { setTimeout as delay } from "node:timers/promises";

/** One line of the table: what was shown, and by which figure. */
export interface Shown {
  readonly what: string;
  readonly figure: string;
}

/** @throws Error with these words where it is not so */
export function need(isSo: boolean, words: string): asserts isSo {
  if (!isSo) throw new Error(words);
}

/**
 * Waits until it is so.
 * @returns milliseconds that it took
 * @throws Error with these words when the limit has passed
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  limitMs: number,
  words: string,
): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > limitMs) throw new Error(words);
    await delay(50);
  }
  return performance.now() - begun;
}
