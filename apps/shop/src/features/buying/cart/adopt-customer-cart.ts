import { call } from "@precise/api-client/client";
import { clearsStoredCart } from "@precise/api-client/load-cart";
import { type Cart, getCart, mergeCart } from "@precise/contract/shop/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { browserApi } from "@precise/web/shell/browser-api";
import { browserCartStorage } from "./browser-cart-storage.ts";
import { dropCart, keepCart } from "./cart-store.ts";

/**
 * After signing in: this browser's cart goes into the customer's, whose id takes its place, so that no later call
 * carries the old one. A cart that is dead is forgotten; a failure that says nothing about it keeps it for the next try.
 * @source spec §6
 */
export async function adoptCustomerCart(email: string): Promise<void> {
  const guestCartId = browserCartStorage.cartId();
  if (guestCartId !== null) {
    const merged = await call(browserApi, mergeCart, { body: { sourceCartId: guestCartId } });
    if (merged.ok) return take(merged.value);
    if (!clearsStoredCart(merged.failure)) return;
    dropCart({ keepForRestore: true });
  }
  const own = await call(browserApi, getCart, { body: { email } });
  if (own.ok) take(own.value);
}

function take(cart: Cart): void {
  keepCart(cart);
  for (const { message } of cart.notices) showToast({ tone: "caution", title: "Your cart", message });
}

/** After signing out: nothing of that person's cart stays here. */
export function forgetCustomerCart(): void {
  dropCart({ keepForRestore: false });
}
