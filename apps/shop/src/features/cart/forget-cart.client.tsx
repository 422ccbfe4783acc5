"use client";
import { useEffect } from "react";
import { cartCookieName } from "../../purchase/cart-cookie.ts";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { dropCart } from "./cart-state.ts";

/**
 * On an order's page: empties what this browser still keeps of the cart that was ordered. The cookie went with the order;
 * where there is one again, a new cart has been begun, and it stays.
 */
export function ForgetCart() {
  useEffect(() => {
    if (document.cookie.split("; ").some((pair) => pair.startsWith(`${cartCookieName}=`))) return;
    if (browserCartStorage.cartId() === null && browserCartStorage.snapshotText() === null) return;
    dropCart({ keepForRestore: false });
  }, []);
  return null;
}
