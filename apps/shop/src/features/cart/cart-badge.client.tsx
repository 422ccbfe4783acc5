"use client";
import Link from "next/link";
import { useEffect } from "react";
import { cartLinkName } from "../../purchase/copy/cart-link-copy.ts";
import { browserCartStorage, isCartToForget } from "./browser-cart-storage.ts";
import * as css from "./cart-link.css.ts";
import { cartCount, dropCart } from "./cart-state.ts";
import { loadStoredCart } from "./load-stored-cart.ts";
import { useCartCount } from "./use-cart-count.ts";
import { whenIdle } from "./when-idle.ts";

/** Pages that the server has made from the cart already. */
const isMadeFromCart = /^\/(shopping-cart|checkout)(\/|$)/;

/** Where the session is about to change, nothing of the old one is asked for that is known already. */
const isKnownWhereSessionsChange = () => location.pathname === "/auth" && cartCount() !== null;

/** The count on the cart icon; nothing while it is 0 or not known yet. @source SPEC §2, D8 */
export function CartBadge({ pieces }: { readonly pieces: number | null }) {
  return pieces ? (
    <span className={css.badge} aria-hidden="true">
      {pieces > 99 ? "99+" : pieces}
    </span>
  ) : null;
}

/**
 * The way to the cart, in the header of every page: its name says how much is in it. It also loads the stored cart once
 * per visit, when the page has come to rest and only where there is one, and forgets it after an order.
 * @source SPEC §4 "Cart load", D8
 */
export function CartLink() {
  const pieces = useCartCount();
  useEffect(() => {
    if (isCartToForget()) {
      dropCart({ keepForRestore: false });
      return;
    }
    if (isMadeFromCart.test(location.pathname) || isKnownWhereSessionsChange()) return;
    if (browserCartStorage.cartId() === null) return;
    return whenIdle(loadStoredCart);
  }, []);
  return (
    <Link href="/shopping-cart" prefetch={false} className={css.link} aria-label={cartLinkName(pieces ?? 0)}>
      <svg
        className={css.icon}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M5 8h14l1 12.5H4L5 8Z" strokeLinejoin="round" />
        <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" strokeLinecap="round" />
      </svg>
      <CartBadge pieces={pieces} />
    </Link>
  );
}
