import { useSyncExternalStore } from "react";

/** What the shopper has set beside "Add to cart", for the other parts of the page that speak of it. */
let wanted: { readonly sku: string; readonly quantity: number } | null = null;
const listeners = new Set<() => void>();

/** Reports how many pieces of a product the shopper would add. */
export function setWantedQuantity(sku: string, quantity: number): void {
  wanted = { sku, quantity };
  for (const listener of listeners) listener();
}

/** How many pieces of a product the shopper would add: one until set. */
export function useWantedQuantity(sku: string): number {
  return useSyncExternalStore(
    subscribe,
    () => (wanted?.sku === sku ? wanted.quantity : 1),
    () => 1,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
