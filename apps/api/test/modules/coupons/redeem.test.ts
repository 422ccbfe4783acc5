import { naira } from "@precise/cart-core/money";
import { changedFigures } from "@precise/contract/shop/orders/order";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCouponByCode, redeemCoupon } from "#api/modules/coupons/coupon-rows.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { putProducts, stockOf } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { cartWith, contact, lagos, order, orderBody, orderOf } from "../orders/order-body.ts";
import { operatorAt } from "../payments/payment-calls.ts";
import { appliedOf, coupon, putCode } from "./coupon-calls.ts";

describe.each(allDatabaseKinds)("ordering with a code on %s", (kind) => {
  let api: TestApi;
  let people = 0;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [
      { sku: "N99000", price: 9_900_000, stock: 100_000 },
      { sku: "N502000", price: 50_200_000, stock: 1000 },
      { sku: "N1000", price: 100_000, stock: 100_000 },
    ]);
  });
  afterAll(() => api.close());

  /** Someone who has never ordered. */
  function someone(changes: Partial<typeof contact> = {}) {
    people += 1;
    return {
      ...contact,
      email: `someone${people}@example.com`,
      phone: `0803${1_000_000 + people}`,
      ...changes,
    };
  }
  async function cartWithCode(code: string, pieces: Record<string, number> = { N99000: 2 }, more = {}) {
    const cartId = await cartWith(api, pieces);
    appliedOf(await putCode(api, cartId, code, more));
    return cartId;
  }
  const usesOf = async (code: string) => {
    const [row] = await api.db.query<{ uses: number }>("select uses from coupon where code = $1", [code]);
    return row?.uses;
  };

  it("charges the goods less the discount, keeps it on the order, and splits the VAT out of what is paid", async () => {
    const code = await coupon(api);
    // 198,000 − 5,000 = 193,000, and 15,000 delivery.
    const body = orderBody(await cartWithCode(code), 208_000, { contact: someone() });
    const placed = orderOf(await order(api, body));
    expect(placed.prices).toEqual({
      subtotal: { value: 198_000 },
      discounts: [{ amount: { value: 5_000 }, label: "A voucher", code }],
      delivery_fee: { value: 15_000 },
      grand_total: { value: 193_000 },
      payable: { value: 208_000 },
      vat: { value: 14_511.63 },
      vat_per_thousand: 75,
    });
    expect(await usesOf(code)).toBe(1);
  });

  it("pays for delivery with a code for it, and keeps that code where there is nothing to pay", async () => {
    const code = await coupon(api, { label: "Free delivery", benefit: { kind: "free_delivery" } });
    const placed = orderOf(
      await order(api, orderBody(await cartWithCode(code), 198_000, { contact: someone() })),
    );
    expect(placed.prices).toMatchObject({
      discounts: [{ amount: { value: 0 }, label: "Free delivery", code }],
      delivery_fee: { value: 0 },
      payable: { value: 198_000 },
    });
    const collected = orderBody(await cartWithCode(code), 198_000, {
      contact: someone(),
      delivery: { method: "pickup", showroom: "lagos" },
      payment: { method: "pay_on_delivery" },
    });
    expect(orderOf(await order(api, collected)).prices.discounts).toBeUndefined();
    expect(await usesOf(code)).toBe(1);
  });

  it("abuse 11: charges the higher total only where the shopper asked for it", async () => {
    const code = await coupon(api);
    const cartId = await cartWithCode(code, { N502000: 1, N1000: 5 });
    await api.post("/api/cart/remove", { cartId, sku: "N1000" });
    const left = orderOf(await order(api, orderBody(cartId, 502_000, { contact: someone() })));
    expect([left.prices.discounts, await usesOf(code)]).toEqual([undefined, 0]);
    const wanted = await cartWithCode(code, { N502000: 1 }, { apply_anyway: true });
    const dearer = orderOf(await order(api, orderBody(wanted, 522_000, { contact: someone() })));
    expect(dearer.prices.payable.value).toBe(522_000);
  });

  it("says what no longer applies, with the new figures, and loses nothing", async () => {
    const code = await coupon(api);
    const cartId = await cartWithCode(code);
    await api.db.query("update coupon set disabled_at = now() where code = $1", [code]);
    const refused = await order(api, orderBody(cartId, 208_000, { contact: someone() }));
    expect(failureOf(refused).errors[0]?.code).toBe("figures_changed");
    expect(changedFigures.parse((refused.json as { data: unknown }).data)).toMatchObject({
      prices: { payable: { value: 213_000 } },
      notices: [`The code ${code} is no longer valid and does not apply.`],
    });
    orderOf(await order(api, orderBody(cartId, 213_000, { contact: someone() })));
  });

  it("takes a code that is bound to an e-mail from that e-mail alone, in any case", async () => {
    const owner = someone();
    const code = await coupon(api, { boundEmail: owner.email });
    const cartId = await cartWithCode(code);
    const refused = await order(api, orderBody(cartId, 208_000, { contact: someone() }));
    expect(failureOf(refused)).toEqual({
      status: 422,
      errors: [{ code: "coupon_not_yours", field: "coupon" }],
    });
    expect(refused.text).toContain(code);
    const mine = { ...owner, email: owner.email.toUpperCase() };
    expect(
      orderOf(await order(api, orderBody(cartId, 208_000, { contact: mine }))).prices.discounts,
    ).toHaveLength(1);
  });

  let houses = 0;
  const anAddress = () => {
    houses += 1;
    return { line1: `${houses} Other Road`, state: "Lagos", lga: "Ikeja" };
  };
  const sameHouse = { line1: "7, Lantern Close.", state: "Lagos", lga: "Ikeja" };

  it.each([
    ["the same e-mail", (who: typeof contact) => ({ email: who.email }), anAddress],
    ["a tagged e-mail", (who: typeof contact) => ({ email: who.email.replace("@", "+again@") }), anAddress],
    ["the same phone", (who: typeof contact) => ({ phone: `+234${who.phone.slice(1)}` }), anAddress],
    [
      "another mailbox and phone at the same house",
      () => ({}),
      () => ({ ...sameHouse, line1: "7 lantern  close", line2: "Back" }),
    ],
  ])("abuse 9: takes a first-order code no second time from %s", async (_what, same, where) => {
    const who = someone();
    const code = await coupon(api, { firstOrderOnly: true });
    const first = { contact: who, address: sameHouse };
    if (where === anAddress) first.address = anAddress();
    orderOf(await order(api, orderBody(await cartWithCode(code), 208_000, first)));
    const second = { contact: someone(same(who)), address: where() };
    const again = orderBody(await cartWithCode(code), 208_000, second);
    expect(failureOf(await order(api, again)).errors).toEqual([
      { code: "coupon_not_first_order", field: "coupon" },
    ]);
  });

  it("takes a first-order code where only a neighbour's plain order came before", async () => {
    const address = anAddress();
    const cartId = await cartWith(api, { N1000: 1 });
    orderOf(await order(api, orderBody(cartId, 6_000, { contact: someone(), address })));
    const code = await coupon(api, { firstOrderOnly: true });
    const mine = { contact: someone(), address };
    orderOf(await order(api, orderBody(await cartWithCode(code), 208_000, mine)));
  });

  it("takes a code as often as each person may use it", async () => {
    const code = await coupon(api, { maxUsesPerPerson: 1 });
    const who = someone();
    orderOf(await order(api, orderBody(await cartWithCode(code), 208_000, { contact: who })));
    const again = orderBody(await cartWithCode(code), 208_000, { contact: who });
    expect(failureOf(await order(api, again)).errors).toEqual([{ code: "coupon_used_up", field: "coupon" }]);
    orderOf(await order(api, orderBody(await cartWithCode(code), 208_000, { contact: someone() })));
  });

  it.each([
    ["counts once per person", { maxUsesPerPerson: 1 }],
    ["is for a first order", { firstOrderOnly: true }],
  ])(
    "takes a code that %s for a cancelled order again only where its buyer has not used it since",
    async (_, terms) => {
      const code = await coupon(api, terms);
      const [person, elsewhere] = [someone(), { ...lagos, line1: `${people} Adeola Odeku Street` }];
      const body = async () =>
        orderBody(await cartWithCode(code), 208_000, { contact: person, address: elsewhere });
      const { number: first } = orderOf(await order(api, await body()));
      const ops = operatorAt(api);
      await ops.cancel(first);
      await ops.reopen(first);
      await ops.cancel(first);
      const { number: second } = orderOf(await order(api, await body()));
      const late = { reference: `LATE-${first}`, amount: 208_000 };
      await expect(ops.confirm(first, late)).rejects.toThrow("Its voucher is no longer valid.");
      expect(await usesOf(code)).toBe(1);
      await ops.cancel(second);
      expect((await ops.confirm(first, late)).stage).toBe("confirmed");
      expect(await usesOf(code)).toBe(1);
    },
  );

  it("keeps a cancelled order closed whose code somebody else has used up since", async () => {
    const code = await coupon(api, { maxUses: 1 });
    const place = async () =>
      orderOf(await order(api, orderBody(await cartWithCode(code), 208_000, { contact: someone() }))).number;
    const ops = operatorAt(api);
    const first = await place();
    await ops.cancel(first);
    const second = await place();
    await expect(ops.reopen(first)).rejects.toThrow("Its voucher is no longer valid.");
    expect(await usesOf(code)).toBe(1);
    await ops.cancel(second);
    await ops.reopen(first);
    expect(await usesOf(code)).toBe(1);
  });

  it("counts no use of a code that was used up while the order was placed", async () => {
    const code = await coupon(api, { maxUses: 1 });
    const { number } = orderOf(
      await order(api, orderBody(await cartWith(api, { N99000: 2 }), 213_000, { contact: someone() })),
    );
    const { id = 0 } = (await findCouponByCode(api.db, code)) ?? {};
    expect(await redeemCoupon(api.db, id, number)).toBe(true);
    const other = orderOf(
      await order(api, orderBody(await cartWith(api, { N99000: 2 }), 213_000, { contact: someone() })),
    );
    expect(await redeemCoupon(api.db, id, other.number)).toBe(false);
    expect(await usesOf(code)).toBe(1);
  });

  it("abuse 9: ends 64 redemptions of a single-use code at the same moment in one, and stock with it", async () => {
    const code = await coupon(api, { maxUses: 1, minimum: { amount: naira(100_000), isExclusive: true } });
    const carts = await Promise.all(Array.from({ length: 64 }, () => cartWithCode(code)));
    const before = await stockOf(api.db, "N99000");
    const answers = await Promise.all(
      carts.map((cartId) => order(api, orderBody(cartId, 208_000, { contact: someone() }))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const refused of answers.filter((answer) => answer.status !== 201)) {
      expect(failureOf(refused).status, refused.text).toBe(409);
    }
    expect([await usesOf(code), await stockOf(api.db, "N99000")]).toEqual([1, before - 2]);
  });

  it("abuse 9: ends one person's two first orders at the same moment, with two codes, in one", async () => {
    const who = someone();
    const codes = [await coupon(api, { firstOrderOnly: true }), await coupon(api, { firstOrderOnly: true })];
    const carts = await Promise.all(codes.map((code) => cartWithCode(code)));
    const answers = await Promise.all(
      carts.map((cartId) => order(api, orderBody(cartId, 208_000, { contact: who, address: anAddress() }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });
});
