"use no memo";
import type { ApiFailure } from "@precise/api-client/api-failure";
import { decodeSnapshot } from "@precise/cart-core/session-snapshot";
import type { Cart, CartItem } from "@precise/contract/shop/cart";
import { onReturn } from "@precise/web/shell/on-return";
import { useEffect, useState, useSyncExternalStore } from "react";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { dropCart, keepCart, type LineEdit, onCartChange } from "./cart-store.ts";
import { flushEdits } from "./flush-on-page-hide.ts";
import { type CartPageStore, createCartPageStore, type ShownCart } from "./page/cart-page-store.ts";

/** The first of these connects the page to the API. */
const touches = ["pointerdown", "keydown", "focusin"] as const;

/**
 * The cart page's cart: what the server rendered, edits on top at once, fresh answers from this and other tabs. What it
 * takes to call the API comes on the first touch, or at once where the server could not show the cart.
 * @param isUnreachable the API did not answer the server
 * @source design D4, D8, design "Budgets"
 */
export function useCart(
  initial: Cart | null,
  isUnreachable: boolean,
  onRefused: (edit: LineEdit, failure: ApiFailure) => void,
): ShownCart & Pick<CartPageStore, "ask" | "adopt" | "askCoupon"> {
  const [store] = useState(() => createStore(initial, isUnreachable, onRefused));
  const shown = useSyncExternalStore(store.subscribe, store.shown, store.shown);

  useEffect(() => {
    // An add from the page before was answered while this one was on its way: the freshest of the two is asked for.
    if (initial && isKnownOtherwise(initial)) store.refresh(browserCartStorage.cartId() ?? initial.cartId);
    else if (initial) keepCart(initial);
    // Where the server saw no cart, the mirror in local storage may still name one; where the API was away, it is asked.
    else if (browserCartStorage.cartId() !== null) store.wake();
    for (const touch of touches) window.addEventListener(touch, store.wake, { once: true });
    const wakeWhenSeen = () => {
      if (document.visibilityState === "visible") store.refresh(browserCartStorage.cartId());
    };
    document.addEventListener("visibilitychange", wakeWhenSeen, { once: true });
    window.addEventListener("pagehide", store.leave);
    const stopReturns = onReturn(() => store.refresh(browserCartStorage.cartId()));
    const stop = onCartChange((isElsewhere) => {
      if (isElsewhere) store.refresh(browserCartStorage.cartId());
    });
    return () => {
      for (const touch of touches) window.removeEventListener(touch, store.wake);
      document.removeEventListener("visibilitychange", wakeWhenSeen);
      window.removeEventListener("pagehide", store.leave);
      stopReturns();
      stop();
      store.close();
    };
  }, [store, initial]);

  return { ...shown, ask: store.ask, adopt: store.adopt, askCoupon: store.askCoupon };
}

function createStore(
  initial: Cart | null,
  isUnreachable: boolean,
  onRefused: (edit: LineEdit, failure: ApiFailure) => void,
): CartPageStore {
  return createCartPageStore({
    initial,
    isUnreachable,
    keep: (cart) => keepCart(cart),
    onRefused,
    flushEdits,
    connect: async (known, show) => {
      const { connectCart } = await import("./live-cart.ts");
      return connectCart(known, show, () => dropCart({ keepForRestore: true }));
    },
  });
}

/** True where what this tab has last seen of the cart has other lines than this, whichever of the two is the older. */
export function isKnownOtherwise({ items }: { readonly items: readonly CartItem[] }): boolean {
  const text = browserCartStorage.snapshotText();
  if (text === null) return false;
  const known = decodeSnapshot(text);
  return (
    known.size !== items.length ||
    items.some(({ product, quantity }) => known.get(product.sku)?.quantity !== quantity)
  );
}
