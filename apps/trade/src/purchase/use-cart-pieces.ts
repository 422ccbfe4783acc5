import { fetchClientCart } from "@precise/api-client/clients/cart";
import { browserApi } from "@precise/web/shell/browser-api";
import { useEffect, useSyncExternalStore } from "react";
import { cartPieces, keepCart, onCartKept, onCartKeptElsewhere } from "./cart-memory.ts";

/** How often the session-stored cart is read again while the page is visible. @source SPEC §9 "Cart badge refresh: 1 second" */
const badgeRefreshMs = 1000;

/**
 * Pieces in the trade cart for the badge; null on the server, during hydration and while it is not known. The cart is asked
 * for where this tab has not seen it, and when another tab has changed it.
 * @source SPEC §4 "once per second from the session-stored cart", D8
 */
export function useCartPieces(): number | null {
  useEffect(() => {
    if (cartPieces() === null) void readCart();
    return onCartKeptElsewhere(() => void readCart());
  }, []);
  return useSyncExternalStore(watch, cartPieces, () => null);
}

async function readCart(): Promise<void> {
  const result = await fetchClientCart(browserApi);
  // Not to be had now: the count stays as it is.
  if (result.ok) keepCart(result.value);
}

function watch(reread: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const runWhileVisible = () => {
    clearInterval(timer);
    if (document.visibilityState !== "visible") return;
    reread();
    timer = setInterval(reread, badgeRefreshMs);
  };
  const stopListening = onCartKept(reread);
  document.addEventListener("visibilitychange", runWhileVisible);
  runWhileVisible();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", runWhileVisible);
    stopListening();
  };
}
