"use client";
import type { Cart } from "@precise/contract/shop/cart";
import { Alert } from "@precise/ui/components/feedback/alert";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { Button } from "@precise/ui/components/inputs/button";
import { useState } from "react";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { cartCopy } from "../cart-copy.ts";
import { sendInTurn } from "../cart-queue.ts";
import { addEdit, keepCart, notifyCartChange } from "../cart-store.ts";
import * as css from "./cart-page.css.ts";

/** Offers to restore the items of a cart that has ended. @source design D4 */
export function CartRestore(props: { readonly cleared: Cart; readonly onRestored: (cart: Cart) => void }) {
  const { cleared, onRestored } = props;
  const [isPending, setIsPending] = useState(false);

  async function restore(): Promise<void> {
    if (isPending) return;
    setIsPending(true);
    const code = await import("../restore-cart.ts").catch(() => null);
    const restored =
      code && (await sendInTurn(addEdit({ kind: "restore" }), () => code.restoreInBrowser(cleared)));
    setIsPending(false);
    if (!restored || (!restored.ok && restored.failure !== null)) {
      const problem =
        restored?.ok === false && restored.failure ? problemOf(restored.failure) : "unreachable";
      showToast({ tone: "critical", title: cartProblemCopy[problem] });
      return;
    }
    browserCartStorage.forgetCleared();
    const leftOut = restored.ok ? restored.leftOut : cleared.items.map(({ product }) => product.name);
    if (restored.ok) {
      keepCart(restored.cart);
      onRestored(restored.cart);
      showToast({ tone: "positive", title: cartCopy.restored });
    } else notifyCartChange();
    if (leftOut.length > 0)
      showToast({ tone: "caution", title: cartCopy.restoredPartly(leftOut.join(", ")) });
  }

  function forget(): void {
    browserCartStorage.forgetCleared();
    notifyCartChange();
  }

  return (
    <Alert title={cartCopy.restoreTitle}>
      <p>{cartCopy.restoreText}</p>
      <div className={css.inline}>
        <Button onClick={() => void restore()} pending={isPending}>
          {cartCopy.restore(cleared.total_quantity)}
        </Button>
        <Button tone="quiet" onClick={forget}>
          {cartCopy.forget}
        </Button>
      </div>
    </Alert>
  );
}
