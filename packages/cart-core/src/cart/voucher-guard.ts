import { type DeliveryMethod, type DeliveryTier, deliveryTierOf } from "../delivery/delivery-fee.ts";
import { addKobo, type Kobo, kobo, subtractKobo } from "../money/money.ts";

/**
 * What a voucher does to the amount to pay, delivery counted in.
 * - `saves`, `costs-more`, `no-difference`: both amounts are known.
 * - `needs-confirmation`: with the voucher, delivery must be confirmed (design D1). `already`: it must without it too, so
 *   the voucher takes its amount off the goods and worsens nothing.
 * - `settles-delivery`: without the voucher delivery must be confirmed; with it the amount to pay is known.
 */
export type VoucherVerdict =
  | { readonly kind: "saves"; readonly saves: Kobo }
  | { readonly kind: "costs-more"; readonly costsMore: Kobo }
  | { readonly kind: "no-difference" }
  | { readonly kind: "needs-confirmation"; readonly already: boolean }
  | { readonly kind: "settles-delivery"; readonly payable: Kobo };

/**
 * Judges a voucher before it is applied: `costs-more` and a new `needs-confirmation` are asked about, never applied silently.
 * @param grandTotal in kobo, without the voucher
 * @param voucher what it takes off, in kobo; what exceeds the grand total is lost
 * @param method for pick-up no delivery is charged, so a voucher always saves; "delivery" when left out
 * @param tiers the specification's where they are left out
 * @throws RangeError on a negative voucher
 * @source design D3
 */
export function guardVoucher(cart: {
  readonly grandTotal: Kobo;
  readonly voucher: Kobo;
  readonly method?: DeliveryMethod | undefined;
  readonly tiers?: readonly DeliveryTier[] | undefined;
}): VoucherVerdict {
  if (cart.voucher < 0) throw new RangeError(`a voucher is never negative: ${cart.voucher} kobo`);
  const withIt = payableOf(kobo(Math.max(0, cart.grandTotal - cart.voucher)), cart.method, cart.tiers);
  const withoutIt = payableOf(cart.grandTotal, cart.method, cart.tiers);
  if (withIt === null) return { kind: "needs-confirmation", already: withoutIt === null };
  if (withoutIt === null) return { kind: "settles-delivery", payable: withIt };
  if (withIt < withoutIt) return { kind: "saves", saves: subtractKobo(withoutIt, withIt) };
  if (withIt > withoutIt) return { kind: "costs-more", costsMore: subtractKobo(withIt, withoutIt) };
  return { kind: "no-difference" };
}

/**
 * What is paid for goods of this total, delivery counted in, in kobo; null where delivery must be confirmed first (design D1).
 * @param method "delivery" when undefined
 * @param tiers the specification's where they are undefined
 */
export function payableOf(
  grandTotal: Kobo,
  method: DeliveryMethod | undefined,
  tiers: readonly DeliveryTier[] | undefined,
): Kobo | null {
  if (method === "pickup") return grandTotal;
  const tier = deliveryTierOf(grandTotal, tiers);
  return tier ? addKobo(grandTotal, tier.fee) : null;
}
