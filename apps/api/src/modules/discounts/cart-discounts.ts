import type { DeliveryTier } from "@precise/cart-core/delivery-fee";
import { type CategorisedLine, type CountingRule, judgeDiscounts } from "@precise/cart-core/discount-rules";
import { addKobo, type Kobo } from "@precise/cart-core/money";
import { rowTotal } from "@precise/cart-core/totals";
import type { CouponNotice } from "@precise/contract/shop/cart";
import {
  belowMinimumText,
  type CartCoupon,
  checkedLater,
  outdoneText,
  raiseText,
} from "#api/modules/coupons/cart-coupon.ts";
import type { Coupon } from "#api/modules/coupons/coupon-rows.ts";
import type { ShopDiscount } from "./rule-rows.ts";

/** What is taken off a cart now, and what is to be said about its code. */
export interface CartDiscounts {
  /** The discount without a code that counts. */
  readonly rule: CountingRule<ShopDiscount> | null;
  /** The code, where it counts. */
  readonly applied?: {
    readonly coupon: Coupon;
    readonly discount: Kobo;
    readonly isDeliveryFree: boolean;
  };
  readonly notices: readonly CouponNotice[];
}

/**
 * What rules and the code do to goods. Both are judged as for delivery, in the cart as at placing, so that the two never
 * disagree; reading takes nothing off the cart, so a code that rests counts again when the goods allow it.
 * @param tiers what delivery costs now
 * @source design D3, design "Notices", decision 065
 */
export function cartDiscounts(
  lines: readonly CategorisedLine[],
  { rules, tiers }: { readonly rules: readonly ShopDiscount[]; readonly tiers: readonly DeliveryTier[] },
  cartCoupon: CartCoupon | undefined,
): CartDiscounts {
  const goodsTotal = addKobo(...lines.map(({ unitPrice, quantity }) => rowTotal(unitPrice, quantity)));
  // An empty cart has nothing to take from; its code waits without a word.
  if (goodsTotal === 0) return { rule: null, notices: [] };
  if (!cartCoupon?.coupon.isUsable) {
    const { rule } = judgeDiscounts({ lines, rules, tiers, code: null });
    return { rule, notices: cartCoupon ? [endedNotice(cartCoupon.coupon.code)] : [] };
  }
  const { coupon, isWanted } = cartCoupon;
  const { rule, code: verdict } = judgeDiscounts({ lines, rules, tiers, code: { ...coupon, isWanted } });
  const rests = (message: string): CartDiscounts => ({
    rule,
    notices: [{ code: coupon.code, kind: "rests", message }],
  });
  switch (verdict?.kind) {
    case "applies": {
      const { discount, isDeliveryFree } = verdict;
      return { rule, applied: { coupon, discount, isDeliveryFree }, notices: checkedLater(coupon) };
    }
    case "outdone":
      return rests(outdoneText(coupon.code, rule?.rule.label ?? "", verdict));
    case "raises-payable": {
      const message = raiseText(coupon.code, verdict);
      return {
        rule,
        notices: [{ code: coupon.code, kind: "rests", can_apply_anyway: true, message }],
      };
    }
    default:
      return rests(belowMinimumText(coupon, goodsTotal));
  }
}

function endedNotice(code: string): CouponNotice {
  return { code, kind: "ended", message: `The code ${code} is no longer valid and does not apply.` };
}
