import type { Cart } from "@precise/contract/shop/cart";
import { showToast, type ToastContent } from "@precise/ui/components/feedback/toast-store";
import type { GoesWith } from "../drawer/goes-with.ts";
import { addToCartCopy } from "./add-to-cart-copy.ts";

/** The cart's own page shows what is in it, and in the checkout nothing is put over the way. */
const hasNoDrawer = /^\/(?:shopping-cart|checkout)(?:\/|$)/;

/**
 * Shows what has come into the cart: in the drawer, whose code comes with the first add, or in a toast where it cannot come.
 * @param add puts one piece of another product into the cart, and shows it here too
 */
export async function showAdded(
  added: { readonly cart: Cart; readonly skus: readonly string[] } & Pick<ToastContent, "tone" | "message">,
  add: (other: GoesWith) => Promise<void>,
): Promise<void> {
  const { cart, skus, tone, message } = added;
  const { pathname } = location;
  const drawer = hasNoDrawer.test(pathname)
    ? null
    : await import("../drawer/open-cart-drawer.client.tsx").catch(() => null);
  // Who has gone on meanwhile is not held up where they are now.
  if (drawer && location.pathname === pathname) {
    drawer.openCartDrawer({ cart, skus, note: tone === "positive" ? null : (message ?? null) }, add);
    return;
  }
  showToast({
    tone,
    message,
    title: addToCartCopy.added,
    action: { label: addToCartCopy.viewCart, href: "/shopping-cart" },
  });
}
