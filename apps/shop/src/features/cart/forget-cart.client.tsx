"use client";
import { useEffect } from "react";
import { cartCookieName } from "../../purchase/cart-cookie.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { dropCart } from "./cart-state.ts";
import { loadStoredCart } from "./load-stored-cart.ts";

/**
 * On an order's page: empties what this browser still keeps of the cart that was ordered. The cookie went with the order;
 * where there is one again, a new cart has been begun, and it is loaded as on any page.
 */
export function ForgetCart() {
  useEffect(() => {
    const hasNewCart = document.cookie.split("; ").some((pair) => pair.startsWith(`${cartCookieName}=`));
    const isKept = browserCartStorage.cartId() !== null || browserCartStorage.snapshotText() !== null;
    if (hasNewCart) loadStoredCart();
    else if (isKept) dropCart({ keepForRestore: false });
  }, []);
  return null;
}
