import { operator } from "@precise/journeys/operator";

/** Makes a coupon that the options describe. @returns its code */
export async function makeCoupon(...options: readonly string[]): Promise<string> {
  const made: unknown = JSON.parse(
    await operator("coupons", "create", "--label", "Journey voucher", ...options),
  );
  if (typeof made !== "object" || made === null || !("code" in made)) throw new Error("no coupon was made");
  return String(made.code);
}
