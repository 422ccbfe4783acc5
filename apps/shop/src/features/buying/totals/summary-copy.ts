/** Words round the amounts of a cart or order. What the specification gives stands letter for letter. @source design D11 */
export const summaryCopy = {
  title: "Summary",
  subtotal: "Subtotal",
  pieces: (pieces: number) => (pieces === 1 ? "1 item" : `${pieces} items`),
  delivery: "Delivery",
  total: "Total",
  totalNoFee: "Total without delivery",
  vatIncluded: (rate: string, vat: string) => `Includes VAT (${rate}) of ${vat}`,
  free: "Free",
  voucherFree: "Paid by your voucher",
  pickupFree: "Collection from a showroom is free",
  /** @source design D1 */
  noTier: "We confirm the delivery fee before you pay",
  dependsOnState: "In most states. It depends on your state, which you choose at checkout",
  toBeConfirmed: "To be confirmed",
  tierAll: "For every order",
  tierUpTo: (to: string) => `For orders up to ${to}`,
  tierBetween: (from: string, to: string) => `For orders of ${from} to ${to}`,
  tierFrom: (from: string) => `For orders of ${from} or more`,
} as const;
