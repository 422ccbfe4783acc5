import { naira } from "@precise/cart-core/money";
import type { Cart } from "@precise/contract/shop/cart";
import { applyCoupon } from "@precise/contract/shop/coupon";
import { successBody } from "@precise/contract/wire/envelope";
import { expect } from "vitest";
import { issueCoupon, type NewCoupon } from "#api/modules/coupons/issue-coupon.ts";
import type { Answer, TestApi } from "../../fixtures/start-test-api.ts";

let lastNumber = 0;

/** Makes a coupon of ₦5,000, changed as a test needs it, under a code of your choice. */
export async function coupon(api: TestApi, changes: Partial<NewCoupon> = {}): Promise<string> {
  lastNumber += 1;
  const issued = await issueCoupon(api.db, {
    code: `CODE-${lastNumber}`,
    label: "A voucher",
    benefit: { kind: "amount", amount: naira(5_000) },
    source: "test",
    ...changes,
  });
  if (!issued.ok) throw new Error("the code is taken");
  return issued.code;
}

export function putCode(
  api: TestApi,
  cartId: string,
  code: string | null,
  more: object = {},
): Promise<Answer> {
  return api.post("/api/cart/coupon", { cartId, code, ...more });
}

export function appliedOf(answer: Answer): { cart: Cart; replaced?: string | undefined } {
  expect(answer.status, answer.text).toBe(200);
  return successBody(applyCoupon.data).parse(answer.json).data;
}
