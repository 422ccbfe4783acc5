import { useSyncExternalStore } from "react";
import { cartCount, onCartChange } from "./cart-state.ts";

/** How often the session-stored cart is read again while the page is visible. @source SPEC §9 "Cart badge refresh: 1 second" */
export const badgeRefreshMs = 1000;

/**
 * Pieces in the cart for the badge; null on the server, during hydration and while it is not known.
 * @source SPEC §4 "refreshes from cart state and once per second from the session-stored cart", D8
 */
export function useCartCount(): number | null {
  return useSyncExternalStore(watchCart, cartCount, () => null);
}

function watchCart(reread: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const runWhileVisible = () => {
    clearInterval(timer);
    if (document.visibilityState !== "visible") return;
    reread();
    timer = setInterval(reread, badgeRefreshMs);
  };
  const stopListening = onCartChange(reread);
  document.addEventListener("visibilitychange", runWhileVisible);
  runWhileVisible();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", runWhileVisible);
    stopListening();
  };
}
