/** Words round the amounts of a cart or order. What SPEC.md or DESIGN.md gives stands letter for letter. @source D11 */
export const summaryCopy = {
  title: "Summary",
  subtotal: "Subtotal",
  delivery: "Delivery",
  total: "Total",
  totalNoFee: "Total without delivery",
  vatIncluded: (vat: string) => `Prices include VAT (7.5 %): ${vat}`,
  free: "Free",
  pickupFree: "Pick-up at a showroom is free",
  /** @source D1, letter for letter */
  noTier: "Delivery for this total is confirmed before payment",
  toBeConfirmed: "To be confirmed",
  tierUpTo: (to: string) => `For orders up to ${to}`,
  tierBetween: (from: string, to: string) => `For orders of ${from} to ${to}`,
  tierFrom: (from: string) => `For orders of ${from} or more`,
  payLess: (add: string, less: string) => `Add ${add} and pay ${less} less.`,
  payLessWhy: (reach: string, fee: string) => `From ${reach} delivery is ${fee}.`,
  leaveGap: (add: string, fee: string) => `Add ${add} and delivery is ${fee}, with nothing left to confirm.`,
  freeFee: "free",
} as const;
