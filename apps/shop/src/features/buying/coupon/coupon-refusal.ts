import type { ApiFailure } from "@precise/api-client/api-failure";
import { refusalData } from "@precise/api-client/client";
import { couponRaise } from "@precise/contract/shop/coupon";
import { cutText } from "@precise/contract/wire/cut-text";
import { isUnreachable } from "@precise/web/buying/buying-problem";
import { isDeadCart } from "#shop/features/buying/problems/is-dead-cart.ts";
import type { CouponOutcome } from "./coupon-outcome.ts";

const longestReason = 240;

/**
 * The outcome of a refused code. The API's sentence is shown for a code that cannot be used; it is the same for an unknown,
 * an expired and a foreign one, so nothing is added to it here.
 * @returns null where the cart itself is gone
 */
export function refusalOutcome(failure: ApiFailure, code: string): CouponOutcome | null {
  if (isDeadCart(failure)) return null;
  const raise = refusalData(failure, "coupon_raises_payable", couponRaise);
  if (raise) {
    return {
      kind: "raises",
      code: raise.code,
      discount: raise.discount.value,
      before: raise.payable_before?.value ?? null,
      after: raise.payable_after?.value ?? null,
    };
  }
  if (failure.status === 429) return { kind: "refused", code, problem: "too_many_requests" };
  if (isUnreachable(failure)) return { kind: "refused", code, problem: "unreachable" };
  const isAboutCode = failure.code?.startsWith("coupon_") === true || failure.field === "code";
  return isAboutCode && failure.message !== ""
    ? { kind: "refused", code, reason: cutText(failure.message, longestReason) }
    : { kind: "refused", code, problem: "not_done" };
}
