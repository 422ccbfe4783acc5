import { useSyncExternalStore } from "react";
import { onCartChange } from "./cart-state.ts";

/** A stored text that changes with the cart; null on the server and during hydration. @param read is asked again and again */
export function useStoredText(read: () => string | null): string | null {
  return useSyncExternalStore(onCartChange, read, () => null);
}
