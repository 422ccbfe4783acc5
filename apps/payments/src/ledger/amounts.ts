/** Paystack's least payment in naira, in kobo. */
export const LEAST_AMOUNT = 5_000;

/**
 * What Paystack keeps of a local payment: 1.5 % and ₦100, the ₦100 waived under ₦2,500, ₦2,000 at most.
 * @param amount kobo @returns kobo
 */
export function feesOf(amount: number): number {
  const flat = amount < 250_000 ? 0 : 10_000;
  return Math.min(Math.round(amount * 0.015) + flat, 200_000);
}
