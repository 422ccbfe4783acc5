"use client";
import "later-stylesheet";
import { formatNaira } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/shop/cart";
import { FreeDeliveryBar } from "@precise/ui/blocks/buying/free-delivery-bar";
import { OrderItems } from "@precise/ui/blocks/buying/order-items";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button, ButtonLink } from "@precise/ui/components/inputs/button";
import { PageDrawer } from "@precise/ui/components/panels/page-drawer.client";
import { useState } from "react";
import { orderItemsOfCart } from "#shop/features/buying/lines/order-items-of.tsx";
import { figuresOf } from "#shop/features/buying/totals/cart-figures.ts";
import { addToCartCopy } from "../adding/add-to-cart-copy.ts";
import { cartCopy } from "../cart-copy.ts";
import * as css from "./cart-drawer.css.ts";
import { cartDrawerCopy as copy } from "./cart-drawer-copy.ts";
import type { GoesWith } from "./goes-with.ts";
import { GoesWithList } from "./goes-with-list.client.tsx";

/** What was added just now. */
export interface AddedToCart {
  readonly cart: Cart;
  readonly skus: readonly string[];
  /** What has to be known of it: that less was taken, that it does not fit. */
  readonly note: string | null;
}

/** What was added, how far free delivery is, what goes with it, and the ways on. @source design "Cart page" */
export function CartDrawer(props: {
  readonly added: AddedToCart;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Puts one piece more into the cart; what comes of it is shown here. */
  readonly onAdd: (other: GoesWith) => Promise<void>;
}) {
  const { added, open, onClose, onAdd } = props;
  const { cart, skus, note } = added;
  const [adding, setAdding] = useState<string | null>(null);
  // What goes with the first stays, while what goes with it is added.
  const [about] = useState(skus[0]);
  const { totals, free, advice } = figuresOf(cart, "delivery");
  const lines = cart.items.filter(({ product }) => skus.includes(product.sku));

  async function add(other: GoesWith): Promise<void> {
    if (adding !== null) return;
    setAdding(other.sku);
    await onAdd(other);
    setAdding(null);
  }
  return (
    <PageDrawer title={addToCartCopy.added} closeLabel={copy.close} open={open} onClose={onClose}>
      <div className={css.parts}>
        {note !== null && <Alert tone="caution">{note}</Alert>}
        <div aria-live="polite">
          <OrderItems items={orderItemsOfCart(lines)} />
        </div>
        <FreeDeliveryBar free={free} advice={advice} />
        <div className={css.ways}>
          <p className={css.total}>
            <span>{copy.inCart(totals.totalQuantity)}</span>
            <span>{formatNaira(totals.grandTotal)}</span>
          </p>
          <form action="/checkout">
            <Button type="submit" fill>
              {cartCopy.checkout}
            </Button>
          </form>
          <ButtonLink tone="secondary" fill href="/shopping-cart">
            {addToCartCopy.viewCart}
          </ButtonLink>
        </div>
        {about !== undefined && (
          <GoesWithList sku={about} adding={adding} onAdd={(other) => void add(other)} />
        )}
      </div>
    </PageDrawer>
  );
}
