import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** So long one piece of work may keep other callers waiting, in milliseconds. */
const longestMs = 8;

/** For long work in this thread: `isDue` after some milliseconds, and `rest` lets everybody else have their turn. */
export function createPace(): { isDue(): boolean; rest(): Promise<void> } {
  let since = performance.now();
  return {
    isDue: () => performance.now() - since > longestMs,
    async rest() {
      await yieldToEventLoop();
      since = performance.now();
    },
  };
}
