import { describe, expect, it } from "vitest";
import { createApiClient } from "./client.ts";
import { applyCartCoupon, couponRaiseOf, removeCartCoupon } from "./coupons.ts";
import { acceptFee, cancelTrackedOrder } from "./order-acts.ts";

/** A client of a shop that says no, and the bodies that it was sent. */
function refusedBy(status: number, code: string, data: unknown = null) {
  const bodies: unknown[] = [];
  const client = createApiClient({
    baseUrl: "http://shop.test",
    fetch: async (_url, init) => {
      bodies.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ data, errors: [{ message: "No.", code }] }), { status });
    },
  });
  return { client, bodies };
}

const figures = {
  code: "GLOW-1",
  label: "Welcome voucher",
  discount: { value: 5_000 },
  payable_before: { value: 502_000 },
  payable_after: null,
};

describe("a coupon's call", () => {
  it("asks for a dearer order only when it is told to", async () => {
    const { client, bodies } = refusedBy(422, "coupon_unknown");
    await applyCartCoupon(client, "c", "GLOW-1");
    await applyCartCoupon(client, "c", "GLOW-1", { applyAnyway: true });
    await removeCartCoupon(client, "c");
    expect(bodies).toEqual([
      { cartId: "c", code: "GLOW-1" },
      { cartId: "c", code: "GLOW-1", apply_anyway: true },
      { cartId: "c", code: null },
    ]);
  });

  it("gives the figures of a code that makes the order dearer, and of no other refusal", async () => {
    const dearer = await applyCartCoupon(
      refusedBy(409, "coupon_raises_payable", figures).client,
      "c",
      "GLOW-1",
    );
    expect(dearer.ok ? null : couponRaiseOf(dearer.failure)).toEqual(figures);
    const other = await applyCartCoupon(refusedBy(409, "cart_not_active", figures).client, "c", "GLOW-1");
    expect(other.ok ? null : couponRaiseOf(other.failure)).toBeNull();
    const torn = await applyCartCoupon(refusedBy(409, "coupon_raises_payable", {}).client, "c", "GLOW-1");
    expect(torn.ok ? null : couponRaiseOf(torn.failure)).toBeNull();
  });
});

describe("an act on an order", () => {
  const key = { number: "PR-7K3M9QX1", email: "ada@example.com" };

  it("is null where number or e-mail is wrong, and a failure where the shop says no", async () => {
    const missing = refusedBy(404, "not_found").client;
    expect(await cancelTrackedOrder(missing, key)).toEqual({ ok: true, value: null });
    const late = await cancelTrackedOrder(refusedBy(409, "order_not_cancellable").client, key);
    expect(late.ok ? null : late.failure.code).toBe("order_not_cancellable");
    const gone = await acceptFee(refusedBy(409, "fee_not_open").client, { order: key, accepted_total: 1 });
    expect(gone.ok ? null : gone.failure.code).toBe("fee_not_open");
  });
});
