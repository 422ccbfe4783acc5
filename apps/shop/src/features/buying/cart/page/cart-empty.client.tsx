"use client";
"use no memo";
import type { Cart } from "@precise/contract/shop/cart";
import { EmptyState } from "@precise/ui/components/feedback/empty-state";
import { ButtonLink } from "@precise/ui/components/inputs/button";
import { browserCartStorage } from "../browser-cart-storage.ts";
import { cartCopy } from "../cart-copy.ts";
import { useStoredCart } from "../use-stored-cart.ts";
import * as css from "./cart-page.css.ts";
import { CartRestore } from "./cart-restore.client.tsx";

/** Nothing in the cart: leads somewhere, and offers what a cleared cart has left behind. @source design "Cart page", design D4 */
export function CartEmpty({ onRestored }: { readonly onRestored: (cart: Cart) => void }) {
  const cleared = useStoredCart(browserCartStorage.clearedText);
  return (
    <>
      {cleared && <CartRestore cleared={cleared} onRestored={onRestored} />}
      <EmptyState title={cartCopy.emptyTitle} action={<Ways />}>
        <p>{cartCopy.emptyText}</p>
      </EmptyState>
    </>
  );
}

function Ways() {
  const [first, ...others] = cartCopy.emptyWays;
  return (
    <div className={css.ways}>
      <ButtonLink href={first.href}>{first.label}</ButtonLink>
      {others.map(({ href, label }) => (
        <ButtonLink key={href} tone="secondary" href={href}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
