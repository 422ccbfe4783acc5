"use client";
"use no memo";
import type { Cart } from "@precise/contract/shop/cart";
import { FreeDeliveryBar } from "@precise/ui/blocks/buying/free-delivery-bar";
import { SummaryCard } from "@precise/ui/blocks/buying/summary-card";
import { Button } from "@precise/ui/components/inputs/button";
import { onReturn } from "@precise/web/shell/on-return";
import { type FormEvent, useEffect, useState } from "react";
import { CouponForm } from "#shop/features/buying/coupon/coupon-form.client.tsx";
import type { CouponOutcome, CouponWish } from "#shop/features/buying/coupon/coupon-outcome.ts";
import { cartToWhatsAppPath, linesOfCart } from "#shop/features/buying/lines/shared-cart-path.ts";
import { figuresOf } from "#shop/features/buying/totals/cart-figures.ts";
import { summaryCopy } from "#shop/features/buying/totals/summary-copy.ts";
import { summaryRows } from "#shop/features/buying/totals/summary-rows.ts";
import { cartCopy } from "../cart-copy.ts";
import * as css from "./cart-page.css.ts";
import { SaveCart } from "./save-cart.tsx";
import { ShareCart } from "./share-cart.client.tsx";

const checkoutPath = "/checkout";

/** Every amount explained, the advisor's sentence, and the one button. */
export function CartSummary(props: {
  readonly cart: Cart;
  readonly isSaving: boolean;
  /** What the voucher form has just come to, as a plain form. */
  readonly coupon: CouponOutcome | null;
  readonly onCoupon: (change: CouponWish) => Promise<CouponOutcome>;
}) {
  const { cart, isSaving, coupon, onCoupon } = props;
  const figures = figuresOf(cart, "delivery");
  const [isLeaving, setIsLeaving] = useState(false);

  // Leaving at once would lose an edit that is still on its way.
  useEffect(() => {
    if (isLeaving && !isSaving) location.assign(checkoutPath);
  }, [isLeaving, isSaving]);
  useEffect(() => onReturn(() => setIsLeaving(false)), []);

  function onSubmit(event: FormEvent): void {
    // Offline the page says so, and stays: the browser's own error page would be worse.
    if (!isSaving && navigator.onLine) return;
    event.preventDefault();
    if (navigator.onLine) setIsLeaving(true);
  }

  return (
    <SummaryCard title={summaryCopy.title} isBusy={isSaving} {...summaryRows(figures)}>
      <FreeDeliveryBar free={figures.free} advice={figures.advice} />
      <CouponForm cart={cart} from="cart" found={coupon} onWish={onCoupon} />
      <form action={checkoutPath} onSubmit={onSubmit}>
        <Button type="submit" fill pending={isLeaving} data-after-typing="">
          {cartCopy.checkout}
        </Button>
      </form>
      <a
        className={css.shareLink}
        href={cartToWhatsAppPath(linesOfCart(cart))}
        target="_blank"
        rel="noopener nofollow"
      >
        {cartCopy.toShopByWhatsApp}
      </a>
      <ShareCart cart={cart} />
      <SaveCart cart={cart} />
    </SummaryCard>
  );
}
