import { useSyncExternalStore } from "react";
import { notifyCartChange, onCartChange } from "../cart-store.ts";

/** What the shopper has set beside "Add to cart", for the other parts of the page that speak of it. */
let wanted: { readonly sku: string; readonly quantity: number } | null = null;

/** Reports how many pieces of a product the shopper would add. */
export function setWantedQuantity(sku: string, quantity: number): void {
  wanted = { sku, quantity };
  notifyCartChange();
}

/** How many pieces of a product the shopper would add: one until set. */
export function useWantedQuantity(sku: string): number {
  return useSyncExternalStore(
    onCartChange,
    () => (wanted?.sku === sku ? wanted.quantity : 1),
    () => 1,
  );
}
