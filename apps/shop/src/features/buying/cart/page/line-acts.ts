import { maxQuantityPerLine } from "@precise/cart-core/limits";
import type { Cart, CartItem } from "@precise/contract/shop/cart";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { cartCopy } from "../cart-copy.ts";
import { savedCopy } from "../saved/saved-copy.ts";
import type { CartPageStore } from "./cart-page-store.ts";

/**
 * What a shopper does to a whole line: each is seen at once, announced by a toast, and can be undone.
 * @param cart as it is shown now
 * @param lineIsGone the line that had the focus goes: another element must take it
 */
export function lineActs(ask: CartPageStore["ask"], cart: Cart | null, lineIsGone: () => void) {
  const restore = (item: CartItem) => ask({ sku: item.product.sku, quantity: item.quantity, restores: item });

  function remove(item: CartItem): void {
    ask({ sku: item.product.sku, quantity: 0 });
    lineIsGone();
    showToast({
      tone: "neutral",
      title: cartCopy.removed(item.product.name),
      action: { label: cartCopy.undo, onPress: () => restore(item) },
    });
  }

  async function saveForLater(item: CartItem): Promise<void> {
    const { sku, name } = item.product;
    const code = await import("../saved/save-for-later.ts").catch(() => null);
    if (!code?.saveForLater(item)) {
      showToast({ tone: "critical", title: name, message: savedCopy.cannotSave });
      return;
    }
    const unsave = () => code.removeFromSaved(sku, item.quantity);
    ask({ sku, quantity: 0, undo: unsave });
    lineIsGone();
    const undo = () => {
      unsave();
      restore(item);
    };
    showToast({
      tone: "neutral",
      title: savedCopy.saved(name),
      action: { label: cartCopy.undo, onPress: undo },
    });
  }

  function moveToCart(item: CartItem, undo: () => void): void {
    const { sku, name } = item.product;
    const before = cart?.items.find(({ product }) => product.sku === sku)?.quantity ?? 0;
    const quantity = Math.min(before + item.quantity, maxQuantityPerLine);
    ask({ sku, quantity, restores: item, undo });
    showToast({ tone: "positive", title: savedCopy.moved(name) });
  }

  return { remove, saveForLater, moveToCart };
}
