"use client";
import { QuickAddButton } from "@precise/ui/blocks/product/quick-add-button";
import { addToCartCopy } from "#shop/features/buying/cart/adding/add-to-cart-copy.ts";
import { addEdit, removeEdit } from "#shop/features/buying/cart/cart-store.ts";
import { quickAddFormId } from "./quick-add-form-id.ts";

const loadQueue = () => import("#shop/features/buying/cart/adding/add-with-toast.client.ts");

/**
 * Puts one piece of what a card shows into the cart. A button of a plain form, which ends on the cart's page; with scripts it
 * stays here, and each press adds once.
 * @source design D8, D20
 */
export function QuickAdd({ sku, name }: { readonly sku: string; readonly name: string }) {
  async function add(button: HTMLButtonElement): Promise<void> {
    const edit = addEdit({ kind: "add", pieces: 1 });
    const queue = await loadQueue().catch(() => null);
    if (queue) {
      await queue.addWithToast({ sku, name, quantity: 1 }, edit);
      return;
    }
    // The code cannot be fetched: the plain form does it.
    removeEdit(edit);
    button.form?.requestSubmit(button);
  }
  const warmUp = () => void loadQueue().catch(() => null);
  return (
    <QuickAddButton
      form={quickAddFormId}
      value={sku}
      name={addToCartCopy.addOne(name)}
      data-replay="listening"
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onClick={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    />
  );
}
