import { reachesMinimum } from "@precise/cart-core/coupon-rules";
import { type DeliveryTier, deliveryFee, deliveryTiers } from "@precise/cart-core/delivery-fee";
import { addKobo, type Kobo, subtractKobo } from "@precise/cart-core/money";
import { guardVoucher } from "@precise/cart-core/voucher-guard";
import { welcomeVoucher } from "@precise/cart-core/welcome-voucher-terms";

/** An order on which the voucher saves something, in kobo. */
export interface VoucherExample {
  readonly goods: Kobo;
  readonly without: Kobo;
  readonly withIt: Kobo;
  readonly saves: Kobo;
}

/**
 * What the newsletter's voucher saves on an order of so much, by the rules that the cart goes by; undefined where it saves
 * nothing, and is not applied.
 */
export function voucherExample(
  goods: Kobo,
  tiers: readonly DeliveryTier[] = deliveryTiers,
): VoucherExample | undefined {
  const { amount, over } = welcomeVoucher;
  if (!reachesMinimum({ amount: over, isExclusive: true }, goods)) return undefined;
  const verdict = guardVoucher({ grandTotal: goods, voucher: amount, tiers });
  const without = payable(goods, tiers);
  if (verdict.kind !== "saves" || without === null) return undefined;
  return { goods, without, withIt: subtractKobo(without, verdict.saves), saves: verdict.saves };
}

function payable(goods: Kobo, tiers: readonly DeliveryTier[]): Kobo | null {
  const fee = deliveryFee(goods, tiers);
  return fee.ok ? addKobo(goods, fee.value) : null;
}
