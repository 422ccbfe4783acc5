import { tooManyAttempts } from "@precise/web/forms/field-sentences";
import type { CouponProblem } from "../coupon/coupon-told.ts";

/** Words of the voucher form. @source D11 */
export const couponCopy = {
  ask: "Have a voucher code?",
  another: "Use another code",
  label: "Voucher code",
  hint: "One code per order.",
  apply: "Apply",
  applied: (code: string) => `Voucher ${code} is applied.`,
  replaced: (code: string) => `It takes the place of ${code}: one code at a time.`,
  replaces: (code: string) => `A new code takes the place of ${code}.`,
  remove: "Take off",
  removeNamed: (code: string) => `Take off voucher ${code}`,
  removed: "The voucher is taken off.",
  raisesTitle: (more: string) => `This voucher would cost you ${more} more`,
  raisesText: (off: string, after: string, before: string) =>
    `It takes ${off} off, but then delivery is charged differently: you would pay ${after} instead of ${before}.`,
  unsettlesTitle: "With this voucher, delivery would need confirming",
  unsettlesText: (off: string) =>
    `It takes ${off} off, but for the new total we confirm the delivery fee before you pay.`,
  anyway: "Apply anyway",
  leaveOff: "Leave it off",
  problems: {
    missing: "Enter the code as it stands in our mail.",
    unreachable: "The shop does not answer right now. Please try the code again in a moment.",
    too_many_requests: tooManyAttempts("15 minutes"),
    not_done: "That did not work. Please try again.",
  } satisfies Record<CouponProblem, string>,
} as const;
