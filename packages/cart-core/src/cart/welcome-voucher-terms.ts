import { type Kobo, naira } from "../money/money.ts";

/**
 * What the newsletter's voucher takes off, the goods that an order must cost more than, and for how many days it counts.
 * @source spec §9 "Newsletter offer"; the days are ours
 */
export const welcomeVoucher: { readonly amount: Kobo; readonly over: Kobo; readonly days: number } = {
  amount: naira(5_000),
  over: naira(100_000),
  days: 90,
};
