import type { Cart } from "@precise/contract/shop/cart";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onCartChange } from "./cart-store.ts";

/**
 * A cart that this browser has stored; null on the server, at first, and where nothing usable is stored. What it takes to
 * check it comes only where something is stored.
 * @param read is asked again and again; the same function each time
 */
export function useStoredCart(read: () => string | null): Cart | null {
  const text = useSyncExternalStore(onCartChange, read, () => null);
  const [stored, setStored] = useState<{ readonly text: string; readonly cart: Cart | null } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isWanted = true;
    import("./stored-cart.ts").then(
      ({ cartOfSnapshot }) => {
        if (isWanted) setStored({ text, cart: cartOfSnapshot(text) });
      },
      // The code cannot be fetched: nothing is shown, as without storage.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  return stored !== null && stored.text === text ? stored.cart : null;
}
