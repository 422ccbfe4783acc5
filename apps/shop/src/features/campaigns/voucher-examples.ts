import { reachesMinimum } from "@precise/cart-core/coupon-rules";
import { type DeliveryTier, deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { addKobo, type Kobo, kobo, subtractKobo } from "@precise/cart-core/money";
import { guardVoucher, type VoucherVerdict } from "@precise/cart-core/voucher-guard";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";

/** What a voucher does to one order. Payable is null while delivery must be confirmed first. */
export interface VoucherExample {
  readonly goods: Kobo;
  /** What the goods cost once the voucher is taken off. */
  readonly goodsWith: Kobo;
  readonly payableWithout: Kobo | null;
  readonly payableWith: Kobo | null;
  readonly verdict: VoucherVerdict | { readonly kind: "below-minimum" };
}

/** The newsletter's voucher on an order of so much, by the rules that the cart goes by. */
export function voucherExample(goods: Kobo, tiers: readonly DeliveryTier[] = deliveryTiers): VoucherExample {
  const { amount, over } = welcomeVoucher;
  const payableWithout = payable(goods, tiers);
  if (!reachesMinimum({ amount: over, isExclusive: true }, goods)) {
    const verdict = { kind: "below-minimum" } as const;
    return { goods, goodsWith: goods, payableWithout, payableWith: payableWithout, verdict };
  }
  const goodsWith = kobo(Math.max(0, subtractKobo(goods, amount)));
  return {
    goods,
    goodsWith,
    payableWithout,
    payableWith: payable(goodsWith, tiers),
    verdict: guardVoucher({ grandTotal: goods, voucher: amount, tiers }),
  };
}

function payable(goods: Kobo, tiers: readonly DeliveryTier[]): Kobo | null {
  const fee = deliveryFee(goods, tiers);
  return fee.ok ? addKobo(goods, fee.value) : null;
}
