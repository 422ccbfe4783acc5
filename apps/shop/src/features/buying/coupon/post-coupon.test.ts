import { describe, expect, it } from "vitest";
import { cartOfOneLamp, fakeApi, formPost, refusal } from "#shop/base/server/fake-api.ts";
import { readCouponCookie } from "./coupon-cookie.ts";
import { postCoupon } from "./post-coupon.ts";

const cartId = "cart-of-one-lamp";
const granted = (replaced?: string) => ({
  status: 200,
  body: { data: { cart: cartOfOneLamp(), ...(replaced && { replaced }) } },
});

async function post(
  fields: Record<string, string>,
  answer: { status: number; body: unknown } | "lost",
  id: string | null = cartId,
) {
  const { api, seen } = fakeApi([answer]);
  const { to, cookies = [] } = await postCoupon(formPost({ fields, cartId: id, api }));
  const cookie = cookies.find(({ name }) => name === "coupon");
  return { to, cookies, outcome: readCouponCookie(cookie?.value), seen };
}

describe("the voucher form without scripts", () => {
  it("applies a code and leads back to its page", async () => {
    const { to, outcome, seen } = await post(
      { code: " welcome5 ", from: "review", intent: "apply" },
      granted(),
    );
    expect(seen[0]).toMatchObject({ path: "/api/cart/coupon", body: { cartId, code: "welcome5" } });
    expect(to).toBe("/checkout/review?coupon=1#coupon");
    expect(outcome).toEqual({ kind: "applied", code: "welcome5" });
  });
  it("shows which code made room", async () => {
    const { outcome } = await post({ code: "NEW", from: "cart", intent: "apply" }, granted("OLD"));
    expect(outcome).toEqual({ kind: "applied", code: "NEW", replaced: "OLD" });
  });
  it("takes the code off", async () => {
    const { outcome, seen } = await post({ from: "cart", intent: "remove" }, granted());
    expect(seen[0]?.body).toEqual({ cartId, code: null });
    expect(outcome).toEqual({ kind: "removed" });
  });
  it("applies a dearer code only when asked to do so anyway", async () => {
    const { seen } = await post({ code: "FIVE", from: "cart", intent: "anyway" }, granted());
    expect(seen[0]?.body).toEqual({ cartId, code: "FIVE", apply_anyway: true });
  });
  it("never writes a code into an address", async () => {
    const { to } = await post({ code: "SECRET", from: "cart", intent: "apply" }, granted());
    expect(to).toBe("/shopping-cart?coupon=1#coupon");
  });
  it("leaves the cursor to the field where a code is refused", async () => {
    const { to } = await post(
      { code: "X", from: "cart", intent: "apply" },
      refusal(422, "coupon_unknown", "No."),
    );
    expect(to).toBe("/shopping-cart?coupon=1");
  });
  it("leads to the cart when it does not know the page that it came from", async () => {
    const { to } = await post({ code: "X", from: "//evil.example", intent: "apply" }, granted());
    expect(to).toBe("/shopping-cart?coupon=1#coupon");
  });
});

describe("a code that is refused", () => {
  it("is shown in the API's own sentence", async () => {
    const { outcome } = await post(
      { code: "X", from: "cart", intent: "apply" },
      refusal(422, "coupon_unknown", "This code is not known."),
    );
    expect(outcome).toEqual({ kind: "refused", code: "X", reason: "This code is not known." });
  });
  it("is asked about where it would cost more", async () => {
    const figures = {
      code: "FIVE",
      label: "Voucher",
      discount: { value: 5000 },
      payable_before: { value: 502_000 },
      payable_after: { value: 522_000 },
    };
    const { outcome } = await post(
      { code: "five", from: "cart", intent: "apply" },
      refusal(409, "coupon_raises_payable", "", figures),
    );
    expect(outcome).toEqual({
      kind: "raises",
      code: "FIVE",
      discount: 5000,
      before: 502_000,
      after: 522_000,
    });
  });
  it.each([
    ["nothing was typed", { code: "  " }, "lost" as const, "missing"],
    ["too many were tried", { code: "X" }, refusal(429, "rate_limited"), "too_many_requests"],
    ["the shop does not answer", { code: "X" }, "lost" as const, "unreachable"],
    ["something else is wrong", { code: "X" }, refusal(422, "invalid_input"), "not_done"],
  ])("says what to do when %s", async (_why, fields, answer, problem) => {
    const { outcome } = await post({ ...fields, from: "cart", intent: "apply" }, answer);
    expect(outcome).toMatchObject({ kind: "refused", problem });
  });
  it("forgets a cart that has ended", async () => {
    const { to, cookies } = await post(
      { code: "X", from: "cart", intent: "apply" },
      refusal(404, "cart_not_found"),
    );
    expect(to).toBe("/shopping-cart?problem=cart_gone");
    expect(cookies).toMatchObject([{ name: "cartId", maxAgeSeconds: 0 }]);
  });
  it("needs a cart", async () => {
    const { to, seen } = await post({ code: "X", from: "cart", intent: "apply" }, "lost", null);
    expect(to).toBe("/shopping-cart?problem=cart_gone");
    expect(seen).toEqual([]);
  });
});

it.each(["", "x", "eyJraW5kIjoiZ3JhbnRlZCJ9", undefined])("a cookie that holds %s says nothing", (cookie) =>
  expect(readCouponCookie(cookie)).toBeNull(),
);
