import "server-only";
import { cookies } from "next/headers";
import { couponCookieName, readCouponCookie } from "./coupon-cookie.ts";
import type { CouponOutcome } from "./coupon-outcome.ts";

/** What the voucher form has just come to, where the page's query says that it was sent; null on any other visit. */
export async function loadCouponOutcome(
  query: Readonly<Record<string, string | string[] | undefined>>,
): Promise<CouponOutcome | null> {
  if (query.coupon !== "1") return null;
  return readCouponCookie((await cookies()).get(couponCookieName)?.value);
}
