import type { DeliveryMethod, DeliveryTier } from "../delivery/delivery-fee.ts";
import { type Kobo, kobo, subtractKobo } from "../money/money.ts";
import { guardVoucher, payableOf } from "./voucher-guard.ts";

/** What a coupon gives: an amount off the goods, whole per cents of them, or their delivery. */
export type CouponBenefit =
  | { readonly kind: "amount"; readonly amount: Kobo }
  | { readonly kind: "percent"; readonly percent: number }
  | { readonly kind: "free_delivery" };

/** What the goods must cost before the coupon counts: that much or more, or (`isExclusive`) more than that. */
export interface CouponMinimum {
  readonly amount: Kobo;
  readonly isExclusive: boolean;
}

/**
 * What a coupon does to a cart.
 * - `applies`: takes `discount` off the goods; `isDeliveryFree` where it pays for delivery.
 * - `below-minimum`: the goods cost too little.
 * - `raises-payable`: the shopper would pay more than without it, or delivery would first have to be confirmed. The
 *   amounts are what is paid, delivery counted in; null while delivery must be confirmed.
 */
export type CouponVerdict =
  | { readonly kind: "applies"; readonly discount: Kobo; readonly isDeliveryFree: boolean }
  | { readonly kind: "below-minimum" }
  | {
      readonly kind: "raises-payable";
      readonly discount: Kobo;
      readonly payableBefore: Kobo | null;
      readonly payableAfter: Kobo | null;
    };

/**
 * What a coupon takes off the goods, in kobo: per cents are rounded half-up to whole kobo, and never more than the
 * goods cost.
 * @throws RangeError on per cents outside of 1 to 100 or with a fraction
 */
export function couponDiscount(benefit: CouponBenefit, goodsTotal: Kobo): Kobo {
  switch (benefit.kind) {
    case "amount":
      return kobo(Math.min(benefit.amount, goodsTotal));
    case "percent": {
      const { percent } = benefit;
      if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
        throw new RangeError(`not whole per cents from 1 to 100: ${percent}`);
      }
      // In two parts, so that no product passes what an integer can hold.
      const rest = goodsTotal % 100;
      return kobo(((goodsTotal - rest) / 100) * percent + Math.round((rest * percent) / 100));
    }
    case "free_delivery":
      return kobo(0);
  }
}

/** @source spec §9 "Newsletter offer" (exclusive), design D12 */
export function reachesMinimum(minimum: CouponMinimum | null, goodsTotal: Kobo): boolean {
  if (minimum === null) return true;
  return minimum.isExclusive ? goodsTotal > minimum.amount : goodsTotal >= minimum.amount;
}

/**
 * Judges a coupon on a cart. An empty cart reaches no minimum and is never made dearer.
 * @param isWanted the shopper has seen that it raises what is paid and wants it all the same
 * @param method "delivery" when left out; the cart page does not know it yet
 * @param tiers the specification's where they are left out
 * @source design D3
 */
export function judgeCoupon(input: {
  readonly benefit: CouponBenefit;
  readonly minimum: CouponMinimum | null;
  readonly goodsTotal: Kobo;
  readonly isWanted: boolean;
  readonly method?: DeliveryMethod;
  readonly tiers?: readonly DeliveryTier[] | undefined;
}): CouponVerdict {
  const { benefit, minimum, goodsTotal, isWanted, method, tiers } = input;
  if (!reachesMinimum(minimum, goodsTotal)) return { kind: "below-minimum" };
  const discount = couponDiscount(benefit, goodsTotal);
  const applies = { kind: "applies", discount, isDeliveryFree: benefit.kind === "free_delivery" } as const;
  if (isWanted || applies.isDeliveryFree) return applies;
  const verdict = guardVoucher({ grandTotal: goodsTotal, voucher: discount, method, tiers });
  const isWorse =
    verdict.kind === "costs-more" || (verdict.kind === "needs-confirmation" && !verdict.already);
  if (!isWorse) return applies;
  return {
    kind: "raises-payable",
    discount,
    payableBefore: payableOf(goodsTotal, method, tiers),
    payableAfter: payableOf(subtractKobo(goodsTotal, discount), method, tiers),
  };
}

/**
 * The person behind an e-mail address, for "once per person": without case, without what follows a plus sign, and for
 * Gmail without dots. Never used to write to anyone.
 * @source abuse case 9, design "Traps of other shops"
 */
export function personOfEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, Math.max(at, 0)).toLowerCase().replace(/\+.*/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/**
 * Who an order counts for, for "once per person": by the e-mail, or where there is none by the phone.
 * @param buyer the phone in its one written form, which holds no `@`
 */
export function personOfBuyer(buyer: { readonly email: string; readonly phone: string | null }): string {
  return buyer.email === "" ? (buyer.phone ?? "") : personOfEmail(buyer.email);
}
