"use client";
"use no memo";
import { CartIconLink } from "@precise/ui/blocks/header/cart-link";
import type { LinkProps } from "@precise/ui/components/text/link";
import Link from "next/link";
import { useEffect } from "react";
import { followSessionMark } from "#shop/base/session/follow-session-mark.ts";
import { browserCartStorage, isCartToForget } from "./browser-cart-storage.ts";
import { cartLinkName } from "./cart-link-copy.ts";
import { cartCount, dropCart } from "./cart-store.ts";
import { useCartCount } from "./use-cart-count.ts";

/** The cart's own page loads it itself. */
const bringsCart = /^\/shopping-cart(\/|$)/;
/** Where the session is about to change, and in the checkout, nothing is asked for that this tab knows already. */
const asksOnlyOnce = /^\/(auth$|checkout(\/|$))/;

const isKnownHere = () =>
  bringsCart.test(location.pathname) || (asksOnlyOnce.test(location.pathname) && cartCount() !== null);

/**
 * The way to the cart, in the header of every page: its name says how much is in it. It also loads the stored cart once
 * per visit, when the page has come to rest and only where there is one, and forgets it after an order.
 * @source spec §4 "Cart load", design D8
 */
export function CartLink() {
  const pieces = useCartCount();
  useEffect(followSessionMark, []);
  useEffect(() => {
    if (isCartToForget()) {
      dropCart({ keepForRestore: false });
      return;
    }
    if (isKnownHere()) return;
    if (browserCartStorage.cartId() === null) return;
    return whenIdle(loadStoredCart);
  }, []);
  return (
    <CartIconLink
      href="/shopping-cart"
      name={cartLinkName(pieces ?? 0)}
      pieces={pieces}
      Link={WithoutPrefetch}
    />
  );
}

/** The cart is made for each visit: fetched ahead it would be another one. */
function WithoutPrefetch(props: LinkProps) {
  return <Link prefetch={false} {...props} />;
}

/** Loads the stored cart with code that comes only then; where it cannot come, the badge stays as it is. */
function loadStoredCart(): void {
  void import("./start-up-load.ts").then(({ loadCartAtStart }) => loadCartAtStart()).catch(() => undefined);
}

/** Runs when the browser has nothing better to do, at the latest after two seconds. @returns takes it back */
function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
