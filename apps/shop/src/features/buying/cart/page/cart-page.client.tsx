"use client";
import type { Cart } from "@precise/contract/shop/cart";
import { Alert } from "@precise/ui/components/feedback/alert";
import { showToast } from "@precise/ui/components/feedback/toast-store";
import { WithAside } from "@precise/ui/components/layout/layout";
import { useIsOnline } from "@precise/web/shell/use-is-online";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import type { CouponOutcome } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { problemOf } from "#shop/features/buying/problems/cart-problem.ts";
import { cartProblemCopy } from "#shop/features/buying/problems/cart-problem-copy.ts";
import { cartCopy } from "../cart-copy.ts";
import { CartNotices } from "../cart-notices.tsx";
import { dropCart, onCartChange, pendingEdits } from "../cart-store.ts";
import { SavedForLater } from "../saved/saved-for-later.client.tsx";
import { useCart } from "../use-cart.ts";
import { CartEmpty } from "./cart-empty.client.tsx";
import * as findingsCss from "./cart-findings.css.ts";
import { CartFindings } from "./cart-findings.tsx";
import { CartLines } from "./cart-lines.client.tsx";
import * as css from "./cart-page.css.ts";
import { CartSignedOut } from "./cart-signed-out.client.tsx";
import { CartStale } from "./cart-stale.client.tsx";
import { CartSummary } from "./cart-summary.client.tsx";
import { lineActs } from "./line-acts.ts";

export interface CartPageProps {
  /** `gone`: the cookie's cart is dead. `unreachable`: the API did not answer the server. */
  readonly state: "none" | "loaded" | "gone" | "signed-out" | "unreachable";
  readonly initial: Cart | null;
  /** What a plain form has just done; null where none has. */
  readonly note: ReactNode;
  /** What the voucher form has just come to, as a plain form. */
  readonly coupon: CouponOutcome | null;
}

/** What is in the cart, what it costs, and the link to checkout. @source design "Cart page" */
export function CartPage({ state, initial, note, coupon }: CartPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useCart(initial, state === "unreachable" || state === "signed-out", (edit, failure) => {
    edit.undo?.();
    const name = edit.restores?.product.name;
    showToast({
      tone: "critical",
      title: name ?? cartCopy.notSaved,
      message: cartProblemCopy[problemOf(failure)],
    });
  });

  useEffect(() => {
    if (state === "gone") dropCart({ keepForRestore: true });
  }, [state]);

  // The outcome of a form is on the page; a reload must not show it again.
  useEffect(() => {
    if (note || coupon) history.replaceState(history.state, "", "/shopping-cart");
  }, [note, coupon]);

  const isOffline = !useIsOnline();
  // Pressed on the page before: it is on its way, and comes in when it is answered.
  const isAdding = useSyncExternalStore(onCartChange, isAddUnderWay, () => false);
  const { cart } = shown;
  const acts = lineActs(shown.ask, cart, () => heading.current?.focus());
  const isSignedOut = shown.isSignedOut ?? state === "signed-out";
  const isUnknown = cart === null && (shown.isUnreachable || isSignedOut);
  const isLoading = shown.isLoading || (cart === null && isAdding);
  const isEmpty = !isUnknown && !isLoading && (cart === null || cart.items.length === 0);
  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {cartCopy.title}
      </h1>
      {note}
      {isOffline && (
        <Alert tone="caution" title={cartCopy.offlineTitle}>
          {cartCopy.offlineText}
        </Alert>
      )}
      {isSignedOut && <CartSignedOut hasLines={cart !== null} />}
      {isUnknown && !isSignedOut && <CartStale />}
      {cart !== null && shown.isUnreachable && !isOffline && <CartStale hasLines />}
      {cart !== null && <CartNotices notices={cart.notices} />}
      {cart !== null && cart.items.length > 0 && (
        <WithAside
          aside={
            <div className={findingsCss.beside}>
              <CartFindings cart={cart} />
              <CartSummary cart={cart} isSaving={shown.isSaving} coupon={coupon} onCoupon={shown.askCoupon} />
            </div>
          }
        >
          <CartLines
            items={cart.items}
            onQuantity={(sku, quantity) => shown.ask({ sku, quantity })}
            onRemove={acts.remove}
            onSave={(item) => void acts.saveForLater(item)}
          />
        </WithAside>
      )}
      {isLoading && <p role="status">{cartCopy.loading}</p>}
      {isEmpty && <CartEmpty onRestored={shown.adopt} />}
      <SavedForLater onMove={acts.moveToCart} />
    </div>
  );
}

/** True while pieces are counted whose add the server has not answered yet. */
function isAddUnderWay(): boolean {
  return pendingEdits().some(({ kind }) => kind === "add");
}
