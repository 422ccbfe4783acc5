import { setImmediate as nextTurn } from "node:timers/promises";

/** So long work goes on before others have their turn, in milliseconds. */
const mostAtOnce = 10;

/** Lets others have their turn where enough was done. To be awaited every few thousand steps of what grows with the shop. */
export type Pause = () => Promise<void>;

/** For one piece of work: whatever its size, it never holds the event loop for long. */
export function pauses(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < mostAtOnce) return;
    await nextTurn();
    begun = performance.now();
  };
}
