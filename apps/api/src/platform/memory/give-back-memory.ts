import { setFlagsFromString } from "node:v8";

/** More than V8 lets a process allocate outside of its heap before it begins to mark. */
const marksFrom = 128 * 1024 * 1024;
/** Pages are given back in one piece of work that grows with what is in them: first what nobody needs any more goes. */
const pagesAfterMs = 6_000;
/** A collection of a large shop takes a fifth of a second from its beginning. */
const collectedMs = 5_000;

let pages: NodeJS.Timeout | undefined;

/**
 * After much was let go at once: V8 collects it now, in small steps, and some seconds later gives its pages back to the system. Of itself it
 * would wait until someone needs the room; `gc()` would stop the thread for all of it. From then on it collects when its heap has grown by
 * a third.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--heap-growing-percent=30");
  collectInSteps();
  clearTimeout(pages);
  pages = setTimeout(() => {
    setFlagsFromString("--optimize-for-size");
    setTimeout(() => setFlagsFromString("--no-optimize-for-size"), collectedMs).unref();
    collectInSteps();
  }, pagesAfterMs).unref();
}

function collectInSteps(): void {
  try {
    // Nothing is written to it, so the system gives no page for it.
    void new ArrayBuffer(marksFrom);
  } catch {
    // A system that promises no more than it has may refuse it. V8 collects later then, of itself.
  }
}
