import { call } from "@precise/api-client/client";
import { getClientCart } from "@precise/contract/trade/cart";
import { browserApi } from "@precise/web/shell/browser-api";
import { watchCount } from "@precise/web/shell/watch-count";
import { useEffect, useSyncExternalStore } from "react";
import { cartPieces, keepCart, onCartKept, onCartKeptElsewhere } from "./cart-memory.ts";

/**
 * Pieces in the trade cart for the badge; null on the server, during hydration and while it is not known. The cart is
 * fetched if this tab has not seen it, and when another tab has changed it.
 * @source spec §4 "Cart badge", design D8
 */
export function useCartPieces(): number | null {
  useEffect(() => {
    if (cartPieces() === null) void readCart();
    return onCartKeptElsewhere(() => void readCart());
  }, []);
  return useSyncExternalStore(watch, cartPieces, () => null);
}

async function readCart(): Promise<void> {
  const result = await call(browserApi, getClientCart);
  // Not available now: the count stays as it is.
  if (result.ok) keepCart(result.value);
}

function watch(reread: () => void): () => void {
  return watchCount(reread, onCartKept);
}
