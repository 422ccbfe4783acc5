import { setFlagsFromString } from "node:v8";

/** More than V8 lets a process allocate outside of its heap before it begins to mark. */
const marksFrom = 128 * 1024 * 1024;
/** A collection of a large shop takes a fifth of a second from its beginning. */
const collectedMs = 5_000;

/** Holds a process near to what it really uses: V8 collects when its heap has grown by a third since it did so before. */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=30");
}

/**
 * After much was let go at once: V8 collects it now, mostly in small steps, and gives its pages back to the system. Of itself it would wait
 * until somebody needs the room; `gc()` would stop the thread for all of it.
 */
export function giveBackMemory(): void {
  setFlagsFromString("--optimize-for-size");
  setTimeout(() => setFlagsFromString("--no-optimize-for-size"), collectedMs).unref();
  // Nothing is written to it, so the system gives no page for it.
  void new ArrayBuffer(marksFrom);
}
