import { kobo, naira } from "@precise/cart-core/money";
import { changeDeskOrder } from "@precise/contract/desk/orders/order-changes";
import { placeTelephoneOrder, quoteTelephoneOrder } from "@precise/contract/desk/orders/telephone-orders";
import { getCart } from "@precise/contract/shop/cart";
import { changedFigures } from "@precise/contract/shop/orders/order";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { type DiscountTerms, insertDiscount } from "#api/modules/discounts/save-discount.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { type DeskCaller, staffAs } from "../../desk/open-desk.ts";
import { allDatabaseKinds } from "../../fixtures/database.ts";
import { fixtureCategoryId, putProducts } from "../../fixtures/put-products.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { appliedOf, coupon, putCode } from "../coupons/coupon-calls.ts";
import { cartWith, contact, order, orderBody, orderOf } from "../orders/order-body.ts";

describe.each(allDatabaseKinds)("discounts without a code on %s", (kind) => {
  let api: TestApi;
  let staff: DeskCaller;
  let people = 0;
  beforeAll(async () => {
    api = await startTestApi(kind);
    staff = await staffAs(api, "manager");
    await putProducts(api.db, [
      { sku: "N99000", price: 9_900_000, stock: 1_000 },
      { sku: "N502000", price: 50_200_000, stock: 1_000 },
      { sku: "N1000", price: 100_000, stock: 1_000 },
    ]);
    // A category below that of the other products.
    await api.db.query(
      "insert into category (id, parent_id, position, name, url_key) values (700, $1, 9, 'Small', 'small')",
      [fixtureCategoryId],
    );
    await api.db.query("update product set category_ids = '{700}' where sku = 'N1000'");
  });
  afterAll(() => api.close());
  afterEach(async () => {
    await api.db.query("update discount_rule set is_enabled = false");
    await api.refreshDiscounts();
  });

  /** Makes a discount of 10 %, changed as a test needs it. */
  async function rule(changes: Partial<DiscountTerms> = {}): Promise<number> {
    const terms = {
      label: "Rain week",
      benefit: { kind: "percent", percent: 10 },
      oncePerPerson: false,
      ...changes,
    } as const;
    const id = await insertDiscount(api.db, terms, true, "test");
    await api.refreshDiscounts();
    return id;
  }
  const off = (amount: number) => ({ kind: "amount" as const, amount: naira(amount) });
  function someone() {
    people += 1;
    return { ...contact, email: `rain${people}@example.com`, phone: `0805${1_000_000 + people}` };
  }
  async function read(cartId: string) {
    return successBody(getCart.data).parse((await api.post("/api/cart/get", { cartId })).json).data.cart;
  }
  const usesOf = async (id: number) => {
    const [row] = await api.db.query<{ uses: number }>(
      "select count(*)::int as uses from discount_use where rule_id = $1 and returned_at is null",
      [id],
    );
    return row?.uses;
  };

  it("count in the cart and on the order, with their label and no code", async () => {
    const id = await rule();
    const cartId = await cartWith(api, { N99000: 2 });
    const discounts = [{ amount: { value: 19_800 }, label: "Rain week", code: "" }];
    expect((await read(cartId)).prices).toMatchObject({
      subtotal: { value: 198_000 },
      discounts,
      grand_total: { value: 178_200 },
    });
    expect((await read(cartId)).applied_coupons).toEqual([]);
    const placed = orderOf(await order(api, orderBody(cartId, 193_200, { contact: someone() })));
    expect(placed.prices).toMatchObject({
      discounts,
      delivery_fee: { value: 15_000 },
      payable: { value: 193_200 },
    });
    const [kept] = await api.db.query("select discounts from shop_order where number = $1", [placed.number]);
    expect(kept).toEqual({ discounts: [{ code: "", label: "Rain week", amount_kobo: 1_980_000, rule: id }] });
    expect(await usesOf(id)).toBe(1);
  });

  it("count only while they run and are switched on, and for goods of their category and those below it", async () => {
    const hour = 3_600_000;
    await rule({ startsAt: new Date(Date.now() + hour) });
    await rule({
      startsAt: new Date(Date.now() - 2 * hour),
      endsAt: new Date(Date.now() + 1_000 * hour),
      benefit: off(2_000),
    });
    await api.db.query(
      "update discount_rule set ends_at = now() - interval '1 hour' where is_enabled and amount_kobo = 200000",
    );
    await rule({ categoryId: 700, benefit: off(5_000) });
    await rule({ categoryId: 999, benefit: off(90_000) });
    const cartId = await cartWith(api, { N99000: 1, N1000: 2 });
    expect((await read(cartId)).prices.discounts).toMatchObject([{ amount: { value: 2_000 } }]);
    const placed = orderOf(await order(api, orderBody(cartId, 104_000, { contact: someone() })));
    expect(placed.prices.grand_total.value).toBe(99_000);
    await rule({ categoryId: fixtureCategoryId });
    expect((await read(await cartWith(api, { N99000: 1, N1000: 20 }))).prices.discounts).toMatchObject([
      { amount: { value: 11_900 } },
    ]);
  });

  it("never make an order dearer: not for delivery, in cart and order alike", async () => {
    const id = await rule({ benefit: off(10_000) });
    const cartId = await cartWith(api, { N502000: 1 });
    expect((await read(cartId)).prices.discounts).toBeUndefined();
    expect(
      orderOf(await order(api, orderBody(cartId, 502_000, { contact: someone() }))).prices.discounts,
    ).toBeUndefined();
    expect(await usesOf(id)).toBe(0);
  });

  it("give way to a code that is better, and keep one that is not for another order", async () => {
    const id = await rule({ benefit: off(6_000) });
    const weak = await coupon(api);
    const strong = await coupon(api, { benefit: off(7_000), label: "Strong" });
    const cartId = await cartWith(api, { N99000: 1 });
    const refused = await putCode(api, cartId, weak);
    expect(failureOf(refused)).toEqual({ status: 422, errors: [{ code: "coupon_outdone", field: "code" }] });
    expect(refused.text).toContain("With “Rain week” you pay ₦98,000 with delivery");
    const { cart } = appliedOf(await putCode(api, cartId, strong));
    expect(cart.prices.discounts).toEqual([{ amount: { value: 7_000 }, label: "Strong", code: strong }]);
    // A better discount begins: the code rests, and is not used up.
    await rule({ benefit: off(8_000), label: "Better week" });
    expect(await read(cartId)).toMatchObject({
      prices: { discounts: [{ label: "Better week", code: "" }] },
      applied_coupons: [],
      coupon_notices: [{ code: strong, kind: "rests" }],
    });
    orderOf(await order(api, orderBody(cartId, 96_000, { contact: someone() })));
    const [code] = await api.db.query<{ uses: number }>("select uses from coupon where code = $1", [strong]);
    expect([code?.uses, await usesOf(id)]).toEqual([0, 0]);
  });

  it("count beside a code that pays for delivery", async () => {
    await rule();
    const code = await coupon(api, { benefit: { kind: "free_delivery" }, label: "Free delivery" });
    const cartId = await cartWith(api, { N502000: 1 });
    expect((await read(cartId)).prices.grand_total.value).toBe(451_800);
    appliedOf(await putCode(api, cartId, code));
    const placed = orderOf(await order(api, orderBody(cartId, 451_800, { contact: someone() })));
    expect(placed.prices).toMatchObject({
      discounts: [
        { label: "Rain week", code: "", amount: { value: 50_200 } },
        { label: "Free delivery", code, amount: { value: 0 } },
      ],
      delivery_fee: { value: 0 },
      payable: { value: 451_800 },
    });
  });

  describe("once per person", () => {
    it("tell whoever used it before the new figures, which the cart shows from then on", async () => {
      const id = await rule({ oncePerPerson: true });
      const me = someone();
      orderOf(await order(api, orderBody(await cartWith(api, { N99000: 1 }), 94_100, { contact: me })));
      const cartId = await cartWith(api, { N99000: 1 });
      expect((await read(cartId)).prices.grand_total.value).toBe(89_100);
      // Another address of the same mailbox.
      const again = { ...me, email: me.email.replace("@", "+two@"), phone: "0807 123 9999" };
      const refused = await order(api, orderBody(cartId, 94_100, { contact: again }));
      expect(failureOf(refused)).toMatchObject({ status: 409, errors: [{ code: "figures_changed" }] });
      expect(changedFigures.parse((refused.json as { data: unknown }).data)).toMatchObject({
        prices: { payable: { value: 104_000 } },
        notices: ["“Rain week” counts once per person, and you have used it before."],
      });
      expect((await read(cartId)).prices.discounts).toBeUndefined();
      // For somebody else it counts, and the cart learns that too.
      const other = someone();
      expect((await order(api, orderBody(cartId, 104_000, { contact: other }))).status).toBe(409);
      orderOf(await order(api, orderBody(cartId, 94_100, { contact: other })));
      expect(await usesOf(id)).toBe(2);
    });

    it("count on one of two orders that one person places at the same moment", async () => {
      const id = await rule({ oncePerPerson: true });
      const me = someone();
      const carts = await Promise.all([1, 2, 3, 4].map(() => cartWith(api, { N99000: 1 })));
      const answers = await Promise.all(
        carts.map((cartId) => order(api, orderBody(cartId, 94_100, { contact: me }))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(await usesOf(id)).toBe(1);
    });

    it("are given back by a cancelled order, and not taken twice when it is reopened", async () => {
      const id = await rule({ oncePerPerson: true });
      const me = someone();
      const place = async (payable: number) =>
        orderOf(await order(api, orderBody(await cartWith(api, { N99000: 1 }), payable, { contact: me })))
          .number;
      const commands = operatorCommands({
        db: api.db,
        files: filesInFolder(api.dataFolder),
        unpaidOrderHours: 72,
      });
      const ask = (name: string, input: object) => commands[name]?.(input, () => undefined);
      const first = await place(94_100);
      await ask("orders.cancel", { number: first, by: "test" });
      expect(await usesOf(id)).toBe(0);
      await ask("orders.reopen", { number: first, by: "test" });
      expect(await usesOf(id)).toBe(1);
      await ask("orders.cancel", { number: first, by: "test" });
      await place(94_100);
      await expect(ask("orders.reopen", { number: first, by: "test" })).rejects.toThrow("once per person");
      expect(await usesOf(id)).toBe(1);
    });
  });

  it("count on orders by telephone, where staff see them first, and on a changed order", async () => {
    const id = await rule({ oncePerPerson: true });
    const me = someone();
    const lines = [{ sku: "N99000", quantity: 1 }];
    const delivery = { method: "delivery" } as const;
    const known = { lines, delivery, contact: me, payment: { method: "bank_transfer" } } as const;
    const address = { line1: "14 Harbour Light Close", state: "Lagos", lga: "Ikeja" } as const;
    const quoted = async (body: object) =>
      (await staff.done(quoteTelephoneOrder, { body: body as never })).quote;
    expect((await quoted({ lines, delivery })).prices).toMatchObject({
      discounts: [{ label: "Rain week" }],
      payable: { value: 94_100 },
    });
    const { order: telephoned } = await staff.done(placeTelephoneOrder, {
      body: { ...known, address, accepted_total: 94_100 },
    });
    expect(telephoned.prices.payable.value).toBe(94_100);
    expect(await quoted({ ...known, address })).toMatchObject({
      prices: { payable: { value: 104_000 } },
      notices: ["“Rain week” counts once per person, and you have used it before."],
    });
    // The order that takes its place has its discount.
    const body = {
      lines: [{ sku: "N99000", quantity: 1 }],
      payment: { method: "pay_on_delivery" },
      reason: "You asked.",
      accepted_total: 94_100,
    } as const;
    await staff.done(changeDeskOrder, { params: { number: telephoned.number }, body });
    expect(await usesOf(id)).toBe(1);
    const [row] = await api.db.query<{ payable_kobo: number }>(
      "select payable_kobo from shop_order where phone = $1 and status <> 'cancelled'",
      [telephoned.contact.phone],
    );
    expect(row?.payable_kobo).toBe(kobo(9_410_000));
  });
});
