import type { CouponMinimum, CouponVerdict } from "@precise/cart-core/coupon-rules";
import type { CodeVerdict } from "@precise/cart-core/discount-rules";
import { formatNaira, type Kobo } from "@precise/cart-core/money";
import type { CouponNotice } from "@precise/contract/shop/cart";
import type { Coupon } from "./coupon-rows.ts";

/** The coupon that a cart has. `isWanted`: although it makes the order dearer (design D3). */
export interface CartCoupon {
  readonly coupon: Coupon;
  readonly isWanted: boolean;
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

/** A discount without a code is worth as much or more on this cart. @param label the discount's @source decision 065 */
export function outdoneText(
  code: string,
  label: string,
  { payableBefore, payableAfter }: Extract<CodeVerdict, { kind: "outdone" }>,
): string {
  const both =
    payableBefore === null || payableAfter === null
      ? `“${label}” is better for this cart than the code ${code}`
      : `With “${label}” you pay ${formatNaira(payableBefore)} with delivery, and with the code ${code} in its place ${formatNaira(payableAfter)}`;
  return `${both}. One of the two counts, so you keep ${code} for another order.`;
}

/** What cannot be known before the contact's e-mail and phone are. */
export function checkedLater({ code, boundEmail, firstOrderOnly }: Coupon): CouponNotice[] {
  const terms = [
    ...(boundEmail === null ? [] : ["for the e-mail address we sent it to"]),
    ...(firstOrderOnly ? ["for a first order"] : []),
  ];
  if (terms.length === 0) return [];
  const message = `The code ${code} is ${terms.join(" and ")}. We check that when you place your order.`;
  return [{ code, kind: "checked_later", message }];
}
