import { operator } from "@precise/journeys/operator";

/** Makes a coupon that the options describe. @returns its code */
export async function makeCoupon(...options: readonly string[]): Promise<string> {
  const coupon: unknown = JSON.parse(
    await operator("coupons", "create", "--label", "Journey voucher", ...options),
  );
  if (typeof coupon !== "object" || coupon === null || !("code" in coupon))
    throw new Error("no coupon was made");
  return String(coupon.code);
}
