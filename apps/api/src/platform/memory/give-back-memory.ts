import { setFlagsFromString } from "node:v8";

/** More than V8 lets a process allocate outside of its heap before it begins to mark. */
const marksFrom = 128 * 1024 * 1024;
/** A collection of a large shop takes a fifth of a second from its beginning. */
const collectedMs = 5_000;

/**
 * After much was let go at once: V8 collects it now, mostly in small steps, and gives its pages back to the system. Of itself it would wait
 * until somebody needs the room; `gc()` would stop the thread for all of it. From then on it collects when its heap has grown by a third.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--heap-growing-percent=30");
  setFlagsFromString("--optimize-for-size");
  setTimeout(() => setFlagsFromString("--no-optimize-for-size"), collectedMs).unref();
  // Nothing is written to it, so the system gives no page for it.
  void new ArrayBuffer(marksFrom);
}
