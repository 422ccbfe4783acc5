import { getDefaultStore } from "jotai/vanilla";
import type { StartUp } from "./start-up.ts";

/**
 * Begins these loads, with code that comes only now: calls and their schemas are several times as much as the part of the
 * frame that waits for them, and it is of use without.
 */
export async function beginLoads(...names: readonly (keyof StartUp)[]): Promise<void> {
  try {
    const { startUp } = await import("./start-up.ts");
    for (const name of names) void getDefaultStore().set(startUp[name].start);
  } catch {
    // The network lost the code: the frame stays with what it knows, as after any failed load.
  }
}
