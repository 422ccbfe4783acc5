import { type CouponMinimum, type CouponVerdict, judgeCoupon } from "@precise/cart-core/coupon-rules";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { CouponNotice } from "@precise/contract/cart";
import type { Coupon } from "./coupon-rows.ts";

/** The coupon that a cart has. `isWanted`: although it makes the order dearer (design D3). */
export interface CartCoupon {
  readonly coupon: Coupon;
  readonly isWanted: boolean;
}

/** What a cart's coupon does now, and what is to be said about it. */
export interface CouponEffect {
  readonly applied?: {
    readonly coupon: Coupon;
    readonly discount: Kobo;
    readonly isDeliveryFree: boolean;
  };
  readonly notices: readonly CouponNotice[];
}

/**
 * What the coupon does to goods of this total. It is judged as for delivery, in the cart as at placing, so that the two
 * never disagree; reading takes nothing off the cart, so a coupon that rests counts again when the goods allow it.
 * @source design D3, design "Notices"
 */
export function couponEffect(given: CartCoupon | undefined, goodsTotal: Kobo): CouponEffect {
  // An empty cart has nothing to take from; its code waits without a word.
  if (!given || goodsTotal === 0) return { notices: [] };
  const { coupon, isWanted } = given;
  const { code } = coupon;
  if (!coupon.isUsable) {
    const message = `The code ${code} is no longer valid and does not apply.`;
    return { notices: [{ code, kind: "ended", message }] };
  }
  const verdict = judgeCoupon({ ...coupon, goodsTotal, isWanted });
  if (verdict.kind === "applies") {
    const { discount, isDeliveryFree } = verdict;
    return { applied: { coupon, discount, isDeliveryFree }, notices: checkedLater(coupon) };
  }
  const canApplyAnyway = verdict.kind === "raises-payable";
  return {
    notices: [
      {
        code,
        kind: "rests",
        ...(canApplyAnyway ? { can_apply_anyway: true } : {}),
        message: canApplyAnyway ? raiseText(code, verdict) : belowMinimumText(coupon, goodsTotal),
      },
    ],
  };
}

export function belowMinimumText({ code, minimum }: Coupon, goodsTotal: Kobo): string {
  return `The code ${code} needs goods ${minimumText(minimum)}. Yours come to ${formatNaira(goodsTotal)}, so it does not apply.`;
}

function minimumText(minimum: CouponMinimum | null): string {
  if (!minimum) return "of any price";
  const amount = formatNaira(minimum.amount);
  return minimum.isExclusive ? `over ${amount}` : `of ${amount} or more`;
}

/** @source design D3 */
export function raiseText(code: string, raise: Extract<CouponVerdict, { kind: "raises-payable" }>): string {
  const { discount, payableBefore, payableAfter } = raise;
  if (payableAfter === null || payableBefore === null) {
    return `The code ${code} takes ${formatNaira(discount)} off, but we would then need to confirm the delivery fee first. We have not applied it.`;
  }
  return `The code ${code} takes ${formatNaira(discount)} off, but with delivery you would pay ${formatNaira(payableAfter)} instead of ${formatNaira(payableBefore)}. We have not applied it.`;
}

/** What cannot be known before the contact's e-mail and phone are. */
function checkedLater({ code, boundEmail, firstOrderOnly }: Coupon): CouponNotice[] {
  const terms = [
    ...(boundEmail === null ? [] : ["for the e-mail address we sent it to"]),
    ...(firstOrderOnly ? ["for a first order"] : []),
  ];
  if (terms.length === 0) return [];
  const message = `The code ${code} is ${terms.join(" and ")}. We check that when you place your order.`;
  return [{ code, kind: "checked_later", message }];
}
