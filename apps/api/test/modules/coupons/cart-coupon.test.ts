import { naira } from "@precise/cart-core/money";
import { getCart } from "@precise/contract/shop/cart";
import { couponRaise } from "@precise/contract/shop/coupon";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith } from "../orders/order-body.ts";
import { appliedOf, coupon, putCode } from "./coupon-calls.ts";

describe.each(databaseKinds)("a code in the cart on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [
      { sku: "N1000", price: 100_000, stock: 100_000 },
      { sku: "N99000", price: 9_900_000, stock: 100_000 },
      { sku: "N502000", price: 50_200_000, stock: 1000 },
      { sku: "N504500", price: 50_450_000, stock: 1000 },
    ]);
  });
  afterAll(() => api.close());
  const read = async (cartId: string) =>
    successBody(getCart.data).parse((await api.post("/api/cart/get", { cartId })).json).data.cart;
  const saleLimits = { minimum: { amount: naira(100_000), isExclusive: true } };

  it("takes its amount off, in this answer and in the next read, however it is typed", async () => {
    const code = await coupon(api, { code: "SUMMER-24" });
    const cartId = await cartWith(api, { N99000: 1 });
    const { cart } = appliedOf(await putCode(api, cartId, " summer 24 "));
    expect(cart.prices).toEqual({
      subtotal: { value: 99_000 },
      discounts: [{ amount: { value: 5_000 }, label: "A voucher", code }],
      grand_total: { value: 94_000, currency: "NGN" },
    });
    expect(cart.applied_coupons).toEqual([{ code: "SUMMER-24" }]);
    expect(await read(cartId)).toEqual(cart);
  });

  it("may take per cents off, or pay for delivery", async () => {
    const cartId = await cartWith(api, { N99000: 1 });
    const tenth = await coupon(api, { benefit: { kind: "percent", percent: 10 } });
    expect(appliedOf(await putCode(api, cartId, tenth)).cart.prices.grand_total.value).toBe(89_100);
    const free = await coupon(api, { label: "Free delivery", benefit: { kind: "free_delivery" } });
    expect(appliedOf(await putCode(api, cartId, free)).cart.prices).toEqual({
      subtotal: { value: 99_000 },
      grand_total: { value: 99_000, currency: "NGN" },
      free_delivery: { code: free, label: "Free delivery" },
    });
  });

  it("makes room for another one, and says so", async () => {
    const [first, second] = [await coupon(api), await coupon(api)];
    const cartId = await cartWith(api, { N99000: 1 });
    appliedOf(await putCode(api, cartId, first));
    const { cart, replaced } = appliedOf(await putCode(api, cartId, second));
    expect([replaced, cart.applied_coupons]).toEqual([first, [{ code: second }]]);
    expect(cart.coupon_notices).toEqual([
      {
        code: first,
        kind: "replaced",
        message: `${second} replaces ${first}. You can use one code at a time.`,
      },
    ]);
  });

  it("is taken off by null, once and again", async () => {
    const cartId = await cartWith(api, { N99000: 1 });
    appliedOf(await putCode(api, cartId, await coupon(api)));
    for (const _time of [1, 2]) {
      const { cart } = appliedOf(await putCode(api, cartId, null));
      expect([cart.applied_coupons, cart.prices.grand_total.value]).toEqual([[], 99_000]);
    }
  });

  it("abuse 10: is refused with one message when it is unknown, ended, not begun, disabled or used up", async () => {
    const cartId = await cartWith(api, { N99000: 1 });
    const hour = 3_600_000;
    const ended = await coupon(api, {
      startsAt: new Date(Date.now() - 2 * hour),
      endsAt: new Date(Date.now() - hour),
    });
    const early = await coupon(api, { startsAt: new Date(Date.now() + hour) });
    const disabled = await coupon(api);
    await api.db.query("update coupon set disabled_at = now() where code = $1", [disabled]);
    const usedUp = await coupon(api, { maxUses: 1 });
    await api.db.query("update coupon set uses = 1 where code = $1", [usedUp]);
    const texts = [];
    for (const code of ["NO-SUCH-CODE", ended, early, disabled, usedUp]) {
      const refused = await putCode(api, cartId, code);
      expect(failureOf(refused)).toEqual({
        status: 422,
        errors: [{ code: "coupon_unknown", field: "code" }],
      });
      texts.push(refused.text);
    }
    expect(new Set(texts).size).toBe(1);
    expect((await read(cartId)).applied_coupons).toEqual([]);
  });

  it("below its minimum is refused with the reason, and an empty cart takes none", async () => {
    const code = await coupon(api, saleLimits);
    const cartId = await cartWith(api, { N99000: 1, N1000: 1 });
    const refused = await putCode(api, cartId, code);
    expect(failureOf(refused).errors[0]?.code).toBe("coupon_below_minimum");
    expect(refused.text).toContain(`The code ${code} needs goods over ₦100,000. Yours come to ₦100,000`);
    await api.post("/api/cart/update", {
      cartId,
      items: [
        { sku: "N99000", quantity: 0 },
        { sku: "N1000", quantity: 0 },
      ],
    });
    expect(failureOf(await putCode(api, cartId, await coupon(api))).errors[0]?.code).toBe("cart_empty");
  });

  it("rests with a notice when the goods fall below its minimum, and counts again when they rise", async () => {
    const code = await coupon(api, saleLimits);
    const cartId = await cartWith(api, { N99000: 1, N1000: 2 });
    expect(appliedOf(await putCode(api, cartId, code)).cart.prices.grand_total.value).toBe(96_000);
    await api.post("/api/cart/update", { cartId, items: [{ sku: "N1000", quantity: 1 }] });
    const resting = await read(cartId);
    expect([resting.prices.grand_total.value, resting.applied_coupons]).toEqual([100_000, []]);
    expect(resting.coupon_notices).toMatchObject([{ code, kind: "rests" }]);
    await api.post("/api/cart/update", { cartId, items: [{ sku: "N1000", quantity: 3 }] });
    expect((await read(cartId)).applied_coupons).toEqual([{ code }]);
  });

  it("abuse 11: that makes the order dearer is asked about with both amounts, and applied only on demand", async () => {
    const code = await coupon(api);
    const cartId = await cartWith(api, { N502000: 1 });
    const answer = await putCode(api, cartId, code);
    expect(failureOf(answer)).toEqual({
      status: 409,
      errors: [{ code: "coupon_raises_payable", field: "code" }],
    });
    expect(couponRaise.parse((answer.json as { data: unknown }).data)).toEqual({
      code,
      label: "A voucher",
      discount: { value: 5_000 },
      payable_before: { value: 502_000 },
      payable_after: { value: 522_000 },
    });
    expect((await read(cartId)).applied_coupons).toEqual([]);
    const { cart } = appliedOf(await putCode(api, cartId, code, { apply_anyway: true }));
    expect([cart.applied_coupons, cart.prices.grand_total.value]).toEqual([[{ code }], 497_000]);
  });

  it("that would leave delivery to be confirmed is asked about as well", async () => {
    const answer = await putCode(api, await cartWith(api, { N504500: 1 }), await coupon(api));
    expect(couponRaise.parse((answer.json as { data: unknown }).data)).toMatchObject({
      payable_before: { value: 504_500 },
      payable_after: null,
    });
  });

  it("that comes to make the order dearer is left off with a notice; consent ends with a change", async () => {
    const code = await coupon(api);
    const cartId = await cartWith(api, { N502000: 1, N1000: 5 });
    expect(appliedOf(await putCode(api, cartId, code)).cart.prices.grand_total.value).toBe(502_000);
    await api.post("/api/cart/remove", { cartId, sku: "N1000" });
    const left = await read(cartId);
    expect([left.prices.grand_total.value, left.applied_coupons]).toEqual([502_000, []]);
    expect(left.coupon_notices).toEqual([
      {
        code,
        kind: "rests",
        can_apply_anyway: true,
        message: `The code ${code} takes ₦5,000 off, but with delivery you would pay ₦522,000 instead of ₦502,000. We have not applied it.`,
      },
    ]);
    appliedOf(await putCode(api, cartId, code, { apply_anyway: true }));
    expect((await read(cartId)).applied_coupons).toEqual([{ code }]);
    await api.post("/api/cart/update", { cartId, items: [{ sku: "N502000", quantity: 1 }] });
    expect((await read(cartId)).applied_coupons).toEqual([]);
  });

  it("that ends while it is in a cart is reported", async () => {
    const code = await coupon(api);
    const cartId = await cartWith(api, { N99000: 1 });
    appliedOf(await putCode(api, cartId, code));
    await api.db.query("update coupon set disabled_at = now() where code = $1", [code]);
    const cart = await read(cartId);
    expect([cart.prices.grand_total.value, cart.applied_coupons]).toEqual([99_000, []]);
    expect(cart.coupon_notices).toMatchObject([{ code, kind: "ended" }]);
  });

  it("that is for one person is said to be checked later", async () => {
    const code = await coupon(api, { boundEmail: "ada@example.com", firstOrderOnly: true });
    const { cart } = appliedOf(await putCode(api, await cartWith(api, { N99000: 1 }), code));
    expect(cart.coupon_notices).toEqual([
      {
        code,
        kind: "checked_later",
        message: `The code ${code} is for the e-mail address we sent it to and for a first order. We check that when you place your order.`,
      },
    ]);
  });

  it("is 404 in a cart that is not there", async () => {
    expect(failureOf(await putCode(api, "x", "ANY")).status).toBe(404);
  });
});

describe.each(databaseKinds)("guessing codes on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind, { factor: 1 });
    await putProducts(api.db, [{ sku: "N1000", price: 100_000, stock: 100 }]);
  });
  afterAll(() => api.close());

  it("abuse 10: ends after 20 wrong codes in 15 minutes; right ones and taking off are not counted", async () => {
    const cartId = await cartWith(api, { N1000: 10 });
    const code = await coupon(api);
    for (let time = 0; time < 25; time += 1) appliedOf(await putCode(api, cartId, code));
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, n) => putCode(api, cartId, `WRONG-${n}`)));
    expect(wrong.filter((answer) => answer.status === 422)).toHaveLength(20);
    expect(wrong.filter((answer) => answer.status === 429)).toHaveLength(10);
    const late = await putCode(api, cartId, code);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await putCode(api, cartId, null)).status).toBe(200);
  });
});
