import { applyCoupon, couponRaise } from "@precise/contract/shop/coupon";
import { acceptFeeProposal, cancelOrder } from "@precise/contract/shop/orders/order-acts";
import { describe, expect, it } from "vitest";
import { call, callOrNull, createApiClient, refusalData } from "./client.ts";

/** A client of a shop that says no. */
function refusedBy(status: number, code: string, data: unknown = null) {
  return createApiClient({
    baseUrl: "http://shop.test",
    fetch: async () => new Response(JSON.stringify({ data, errors: [{ message: "No.", code }] }), { status }),
  });
}

const figures = {
  code: "GLOW-1",
  label: "Welcome voucher",
  discount: { value: 5_000 },
  payable_before: { value: 502_000 },
  payable_after: null,
};

describe("the data of a refusal", () => {
  it("are the figures of a code that makes the order dearer, and of no other refusal", async () => {
    const raiseOf = async (status: number, code: string, data: unknown) => {
      const result = await call(refusedBy(status, code, data), applyCoupon, {
        body: { cartId: "c", code: "GLOW-1" },
      });
      return result.ok ? null : refusalData(result.failure, "coupon_raises_payable", couponRaise);
    };
    expect(await raiseOf(409, "coupon_raises_payable", figures)).toEqual(figures);
    expect(await raiseOf(409, "cart_not_active", figures)).toBeNull();
    expect(await raiseOf(409, "coupon_raises_payable", {})).toBeNull();
  });
});

describe("an act on an order", () => {
  const key = { number: "PR-7K3M9QX1", email: "ada@example.com" };

  it("is null where number or e-mail is wrong, and a failure where the shop says no", async () => {
    const missing = refusedBy(404, "not_found");
    expect(await callOrNull(missing, cancelOrder, { body: key })).toEqual({ ok: true, value: null });
    const late = await callOrNull(refusedBy(409, "order_not_cancellable"), cancelOrder, { body: key });
    expect(late.ok ? null : late.failure.code).toBe("order_not_cancellable");
    const gone = await callOrNull(refusedBy(409, "fee_not_open"), acceptFeeProposal, {
      body: { order: key, accepted_total: 1 },
    });
    expect(gone.ok ? null : gone.failure.code).toBe("fee_not_open");
  });
});
