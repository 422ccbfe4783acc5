import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import type { CouponProblem } from "./coupon-outcome.ts";

/** Words of the voucher form. @source design D11 */
export const couponCopy = {
  ask: "Have a voucher code?",
  another: "Use another code",
  label: "Voucher code",
  hint: "One code per order.",
  apply: "Apply",
  applied: (code: string) => `Voucher ${code} applied.`,
  replaced: (code: string) => `It replaces ${code}: one code per order.`,
  replaces: (code: string) => `A new code replaces ${code}.`,
  remove: "Remove",
  removeNamed: (code: string) => `Remove voucher ${code}`,
  removed: "Voucher removed.",
  raisesTitle: (more: string) => `This voucher would cost you ${more} more`,
  raisesText: (off: string, after: string, before: string) =>
    `It saves ${off}, but your delivery fee goes up: you would pay ${after} instead of ${before}.`,
  unsettlesTitle: "With this voucher we must confirm the delivery fee",
  unsettlesText: (off: string) => `It saves ${off}, but we then confirm the delivery fee before you pay.`,
  anyway: "Apply anyway",
  leaveOff: "Do not apply",
  problems: {
    missing: "Enter the code from our e-mail.",
    unreachable: "We could not check the code. Try again in a moment.",
    too_many_requests: tooManyAttempts("15 minutes"),
    not_done: "That did not work. Try again.",
  } satisfies Record<CouponProblem, string>,
} as const;
