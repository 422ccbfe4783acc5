import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, contact, order, orderBody, orderOf } from "../orders/order-body.ts";
import { appliedOf, putCode } from "./coupon-calls.ts";

describe.each(databaseKinds)("the newsletter's voucher on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [
      { sku: "N100000", price: 10_000_000, stock: 100 },
      { sku: "N1", price: 100, stock: 100 },
    ]);
  });
  afterAll(() => api.close());

  it("is worth ₦5,000 off a first order over ₦100,000, once, to whom it was sent", async () => {
    await api.post("/api/newsletter/subscribe", { email: contact.email });
    const [sent] = await api.db.query<{ code: string }>(
      "select content->'voucher'->>'code' as code from mail_outbox where kind = 'newsletter_welcome'",
    );
    const code = sent?.code ?? expect.fail("no voucher was sent");

    const tooLittle = await cartWith(api, { N100000: 1 });
    expect(failureOf(await putCode(api, tooLittle, code)).errors[0]?.code).toBe("coupon_below_minimum");

    const cartId = await cartWith(api, { N100000: 1, N1: 1 });
    expect(appliedOf(await putCode(api, cartId, code)).cart.prices.grand_total.value).toBe(95_001);
    const another = { ...contact, email: "eve@example.com" };
    const byEve = await order(api, orderBody(cartId, 100_001, { contact: another }));
    expect(failureOf(byEve).errors[0]?.code).toBe("coupon_not_yours");
    // 100,001 less 5,000 falls into the lowest tier: 95,001 and 5,000 for delivery.
    const placed = orderOf(await order(api, orderBody(cartId, 100_001)));
    expect(placed.prices).toMatchObject({
      discounts: [{ amount: { value: 5_000 }, code }],
      delivery_fee: { value: 5_000 },
      payable: { value: 100_001 },
    });

    const again = await cartWith(api, { N100000: 2 });
    expect(failureOf(await putCode(api, again, code)).errors[0]?.code).toBe("coupon_unknown");
  });

  it("is good until the end of the day in Lagos that its mail prints", async () => {
    await api.post("/api/newsletter/subscribe", { email: "late@example.com" });
    const [voucher] = await api.db.query<{ ends_at: Date; now: Date }>(
      "select ends_at, now() as now from coupon where bound_email = 'late@example.com'",
    );
    const end = voucher?.ends_at ?? expect.fail("no voucher was made");
    // Midnight in Lagos is 23:00 of the day before by UTC.
    expect(end.toISOString()).toMatch(/T23:00:00\.000Z$/);
    const days = (end.getTime() - (voucher?.now.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThanOrEqual(91);
  });
});
