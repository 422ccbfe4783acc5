import { watchCount } from "@precise/web/shell/watch-count";
import { useSyncExternalStore } from "react";
import { cartCount, onCartChange } from "./cart-store.ts";

/**
 * Pieces in the cart for the badge; null on the server, during hydration and while it is not known.
 * @source spec §4 "Cart badge", design D8
 */
export function useCartCount(): number | null {
  return useSyncExternalStore(watchCart, cartCount, () => null);
}

function watchCart(reread: () => void): () => void {
  return watchCount(reread, onCartChange);
}
