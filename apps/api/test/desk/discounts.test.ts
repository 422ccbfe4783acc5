import { naira } from "@precise/cart-core/money";
import {
  createDeskCoupon,
  disableDeskCoupon,
  listDeskCoupons,
  readDeskCoupon,
  tryDeskCoupon,
} from "@precise/contract/desk/coupons/coupons";
import {
  changeDeskDiscount,
  createDeskDiscount,
  listDeskDiscounts,
  readDeskDiscount,
  switchDeskDiscount,
  tryDeskDiscount,
} from "@precise/contract/desk/coupons/discounts";
import { listAudit } from "@precise/contract/desk/operations/audit";
import { lagosDay, laterDay } from "@precise/contract/nigeria/lagos-days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { coupon, putCode } from "../modules/coupons/coupon-calls.ts";
import { cartWith, order, orderBody, orderOf } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

const openDay = {
  label: "Open day",
  benefit: { kind: "amount", naira: 5_000 },
  first_order: false,
} as const;
const minimum = { naira: 100_000, is_exclusive: true };
const week = {
  label: "Harmattan week",
  benefit: { kind: "percent", percent: 10 },
  once_per_person: false,
} as const;

describe("vouchers and discounts at the desk", () => {
  let api: TestApi;
  let manager: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    manager = await staffAs(api, "manager", { name: "Bola Ade" });
    await putProducts(api.db, [
      { sku: "N40000", price: 4_000_000, stock: 100 },
      { sku: "N502000", price: 50_200_000, stock: 100 },
    ]);
  });
  afterAll(() => api.close());

  it("makes a voucher once for a key, in days of Lagos, and writes down who did", async () => {
    const body = {
      ...openDay,
      code: "OPEN-DAY",
      minimum,
      from: "2099-12-01",
      last_day: "2099-12-01",
      uses: 200,
      uses_per_person: 1,
    };
    const input = { body, idempotencyKey: "0123456789abcdef" };
    const { coupon: voucher } = await manager.done(createDeskCoupon, input);
    expect(voucher).toMatchObject({
      code: "OPEN-DAY",
      amount: { value: 5_000 },
      minimum: { value: 100_000, is_exclusive: true },
      starts_at: "2099-11-30T23:00:00.000Z",
      ends_at: "2099-12-01T23:00:00.000Z",
      state: "not_begun",
      source: "Bola Ade",
      max_uses: 200,
      max_uses_per_person: 1,
    });
    expect((await manager.done(createDeskCoupon, input)).coupon).toEqual(voucher);
    const { coupon: random } = await manager.done(createDeskCoupon, {
      body: { ...openDay, minimum, prefix: "LIGHT", email: "ada@example.com", mails: true },
    });
    expect(random.code).toMatch(/^LIGHT-/);
    const [mail] = await api.db.query("select recipient, content from mail_outbox where event_key = $1", [
      `voucher:${random.code}`,
    ]);
    expect(mail).toMatchObject({
      recipient: "ada@example.com",
      content: { kind: "voucher", voucher: { code: random.code, benefit: { kind: "amount", naira: 5_000 } } },
    });
    const owner = await staffAs(api, "owner");
    const { rows } = await owner.done(listAudit, { query: { subject: "OPEN-DAY" } });
    expect(rows).toMatchObject([{ act: "coupons.create", actor: "Bola Ade" }]);
    const today = lagosDay(new Date());
    const onDays = async (from: string, to: string) =>
      (await owner.done(listAudit, { query: { subject: "OPEN-DAY", from, to } })).rows.length;
    expect(await onDays(today, today)).toBe(1);
    expect(await onDays(laterDay(today, 1), laterDay(today, 2))).toBe(0);
    expect(await onDays(laterDay(today, -2), laterDay(today, -1))).toBe(0);
  });

  it("says by the field what is wrong with a voucher, and makes none", async () => {
    const refused = async (body: object) => {
      const answer = await manager.call(createDeskCoupon, { body: { ...openDay, ...body } });
      const { field, message } = answer.failure?.errors[0] ?? {};
      return [answer.status, field, message];
    };
    expect(await refused({ code: "open" })).toEqual([400, "code", expect.any(String)]);
    expect(await refused({ benefit: { kind: "percent", percent: 101 } })).toEqual([
      400,
      expect.any(String),
      expect.any(String),
    ]);
    expect(await refused({ last_day: "2019-12-31" })).toMatchObject([
      422,
      "last_day",
      expect.stringContaining("over"),
    ]);
    expect(await refused({ from: "2099-02-01", last_day: "2099-01-31" })).toEqual([
      422,
      "last_day",
      expect.any(String),
    ]);
    expect(await refused({ mails: true })).toEqual([422, "email", expect.any(String)]);
    await manager.done(createDeskCoupon, { body: { ...openDay, minimum, code: "TAKEN" } });
    expect(await refused({ code: "TAKEN", minimum })).toEqual([409, "code", expect.any(String)]);
  });

  it("finds vouchers by part of their code, their label and e-mail, and by their state, page by page", async () => {
    for (const _each of [1, 2, 3]) await coupon(api, { label: "Loyal", boundEmail: "chi@example.com" });
    const ended = await coupon(api, { label: "Loyal", endsAt: new Date(Date.now() + 3_600_000) });
    await api.db.query(
      "update coupon set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = $1",
      [ended],
    );
    const found = async (query: object) =>
      (await manager.done(listDeskCoupons, { query })).coupons.map(({ code }) => code);
    expect(await found({ search: "open-d" })).toEqual(["OPEN-DAY"]);
    expect(await found({ search: "CHI@" })).toHaveLength(3);
    expect(await found({ search: "loyal", state: "ended" })).toEqual([ended]);
    expect(await found({ search: "loyal", state: "ended,usable" })).toHaveLength(4);
    expect(await found({ search: " open day " })).toContain("OPEN-DAY");
    expect(await found({ search: "%" })).toEqual([]);
    const percent = await coupon(api, { label: "All % bright" });
    expect(await found({ search: "%" })).toEqual([percent]);
    expect((await found({}))[0]).toBe(percent);
    const all = await manager.done(listDeskCoupons, { query: { search: "loyal" } });
    expect(all).toMatchObject({ total: 4, next: null });
    await api.db.query(
      "insert into coupon (code, code_key, label, kind, source) select 'M' || n, 'M' || n, 'Many', 'free_delivery', 'x' from generate_series(1, 60) n",
      [],
    );
    const first = await manager.done(listDeskCoupons, { query: { search: "many" } });
    const second = await manager.done(listDeskCoupons, {
      query: { search: "many", cursor: first.next ?? "" },
    });
    expect([first.coupons.length, first.total, second.coupons.length, second.next]).toEqual([
      50,
      60,
      10,
      null,
    ]);
  });

  it("shows the orders of a voucher, and ends it for good", async () => {
    const code = await coupon(api, { label: "To end" });
    const cartId = await cartWith(api, { N40000: 1 });
    await putCode(api, cartId, code);
    const placed = orderOf(await order(api, orderBody(cartId, 40_000)));
    const read = await manager.done(readDeskCoupon, { params: { code: code.toLowerCase() } });
    expect(read).toMatchObject({
      coupon: { code, uses: 1, state: "usable" },
      uses: [{ number: placed.number, amount: { value: 5_000 }, payable: { value: 40_000 } }],
    });
    const input = { params: { code }, body: {} };
    expect((await manager.done(disableDeskCoupon, input)).coupon.state).toBe("disabled");
    expect((await manager.call(disableDeskCoupon, input)).status).toBe(409);
    expect((await manager.call(readDeskCoupon, { params: { code: "NONE" } })).status).toBe(404);
    expect((await manager.call(disableDeskCoupon, { params: { code: "NONE" }, body: {} })).status).toBe(404);
  });

  describe("on a cart that is written down", () => {
    const tried = async (
      skus: Record<string, number>,
      of: { code: string } | { terms: object },
      more = {},
    ) => {
      const lines = Object.entries(skus).map(([sku, quantity]) => ({ sku, quantity }));
      const { trial } = await manager.done(tryDeskCoupon, { body: { lines, ...of, ...more } as never });
      const { before, after, outcome, words } = trial;
      return [outcome, before.payable.value, after.payable.value, words];
    };

    it("a voucher is judged as in the shop", async () => {
      const code = await coupon(api, { minimum: { amount: naira(50_000), isExclusive: true } });
      expect(await tried({ N40000: 2 }, { code })).toEqual([
        "applies",
        85_000,
        80_000,
        "It counts: the customer pays ₦5,000 less.",
      ]);
      expect(await tried({ N40000: 1 }, { code })).toEqual([
        "refused",
        45_000,
        45_000,
        "It needs goods over ₦50,000. These come to ₦40,000.",
      ]);
      expect(await tried({ N502000: 1 }, { code })).toEqual([
        "asks",
        502_000,
        522_000,
        "With this voucher the order would cost ₦20,000 more. The customer is asked before it counts.",
      ]);
      expect(await tried({}, { code })).toMatchObject([
        "refused",
        0,
        0,
        "Add an article to see what the voucher does.",
      ]);
      const none = await manager.call(tryDeskCoupon, { body: { lines: [], code: "NONE" } });
      expect(none.status).toBe(404);
    });

    it("a voucher is judged before it is made, and its conditions are named", async () => {
      const terms = {
        ...openDay,
        benefit: { kind: "free_delivery" },
        email: "ada@example.com",
        first_order: true,
        uses_per_person: 2,
      };
      expect(await tried({ N40000: 1 }, { terms })).toMatchObject([
        "applies",
        45_000,
        40_000,
        "It counts: the customer pays ₦5,000 less.",
      ]);
      const pickup = { delivery: { method: "pickup", showroom: "lagos" } };
      expect(await tried({ N40000: 1 }, { terms }, pickup)).toEqual([
        "refused",
        40_000,
        40_000,
        "It takes nothing off: no delivery is charged on this order.",
      ]);
      const { trial } = await manager.done(tryDeskCoupon, {
        body: { lines: [{ sku: "N40000", quantity: 1 }], terms } as never,
      });
      expect(trial.conditions).toEqual([
        "Only for orders of ada@example.com.",
        "Only for a household's first order.",
        "On at most 2 orders of one person.",
      ]);
    });
  });

  it("makes, changes and switches a discount, and refuses an old revision", async () => {
    const { discount } = await manager.done(createDeskDiscount, {
      body: { ...week, minimum: 50_000, from: "2099-12-01", last_day: "2099-12-07", is_enabled: true },
    });
    expect(discount).toMatchObject({
      state: "scheduled",
      percent: 10,
      minimum: { value: 50_000 },
      uses: 0,
      revision: 1,
    });
    const at = { params: { id: discount.id } };
    const changed = await manager.done(changeDeskDiscount, {
      ...at,
      ifMatch: 1,
      body: { ...week, from: "2026-01-01" },
    });
    expect(changed.discount).toMatchObject({ state: "running", revision: 2 });
    const stale = await manager.call(changeDeskDiscount, { ...at, ifMatch: 1, body: week });
    expect(stale.status).toBe(409);
    const off = await manager.done(switchDeskDiscount, { ...at, body: { is_enabled: false } });
    expect(off.discount.state).toBe("off");
    const kept = await manager.done(changeDeskDiscount, { ...at, body: { ...week, label: "Rain week" } });
    expect(kept.discount).toMatchObject({ state: "off", label: "Rain week" });
    expect((await manager.done(readDeskDiscount, at)).uses).toEqual([]);
    const list = await manager.done(listDeskDiscounts, { query: { search: "rain", state: "off" } });
    expect(list).toMatchObject({ total: 1, discounts: [{ id: discount.id }] });
    const owner = await staffAs(api, "owner");
    const { rows } = await owner.done(listAudit, { query: { subject: `discount ${discount.id}` } });
    expect(rows.map(({ act }) => act)).toEqual([
      "discounts.change",
      "discounts.disable",
      "discounts.change",
      "discounts.create",
    ]);
  });

  it("names what is wrong with a discount", async () => {
    const refused = await manager.call(createDeskDiscount, {
      body: { ...week, category: 999_999, is_enabled: true },
    });
    expect([refused.status, refused.failure?.errors[0]?.field]).toEqual([422, "category"]);
    const over = await manager.call(createDeskDiscount, {
      body: { ...week, last_day: "2019-12-31", is_enabled: true },
    });
    expect([over.status, over.failure?.errors[0]?.field]).toEqual([422, "last_day"]);
    const at = { params: { id: 999_999 } };
    expect((await manager.call(readDeskDiscount, at)).status).toBe(404);
    expect((await manager.call(changeDeskDiscount, { ...at, body: week })).status).toBe(404);
    expect((await manager.call(switchDeskDiscount, { ...at, body: { is_enabled: true } })).status).toBe(404);
  });

  it("tries a discount beside the others, on goods of a category and of those below it", async () => {
    const [{ category_ids: own } = { category_ids: [0] }] = await api.db.query<{ category_ids: number[] }>(
      "select category_ids from product where sku = 'N40000'",
      [],
    );
    const lines = [{ sku: "N40000", quantity: 1 }];
    const tried = async (terms: object, more = {}) =>
      (
        await manager.done(tryDeskDiscount, {
          body: { lines, terms: { ...week, ...terms }, ...more } as never,
        })
      ).trial;
    expect(await tried({ category: own[0] })).toMatchObject({
      outcome: "applies",
      before: { payable: { value: 45_000 } },
      after: { payable: { value: 41_000 }, discounts: [{ label: "Harmattan week", code: "" }] },
      words: "It counts: the customer pays ₦4,000 less.",
    });
    expect((await tried({ category: 999_999 })).words).toBe("None of these articles is in its category.");
    expect((await tried({ minimum: 40_001 })).words).toContain("₦40,001 or more. These come to ₦40,000.");
    const dearer = await tried(
      { benefit: { kind: "amount", naira: 10_000 } },
      { lines: [{ sku: "N502000", quantity: 1 }] },
    );
    expect(dearer).toMatchObject({
      outcome: "refused",
      words: expect.stringContaining("would cost more"),
      after: { payable: { value: 502_000 } },
    });
    const { discount } = await manager.done(createDeskDiscount, {
      body: { ...week, benefit: { kind: "percent", percent: 15 }, label: "Better week", is_enabled: true },
    });
    expect((await tried({})).words).toContain("“Better week” counts in its place");
    expect((await tried({}, { instead_of: discount.id })).outcome).toBe("applies");
    await manager.done(switchDeskDiscount, { params: { id: discount.id }, body: { is_enabled: false } });
  });

  describe("above the 15 % by which a manager changes a price", () => {
    const half = { kind: "percent", percent: 50 } as const;
    const onlyOwner = (answer: { status: number; failure: unknown }) =>
      expect([answer.status, answer.failure]).toMatchObject([
        403,
        {
          errors: [
            { code: "not_allowed", field: "benefit", message: expect.stringContaining("Only the owner") },
          ],
        },
      ]);

    it.each([
      ["16 %", { kind: "percent", percent: 16 }, undefined],
      ["an amount without a minimum", { kind: "amount", naira: 1_000 }, undefined],
      ["an amount of more than 15 % of its minimum", { kind: "amount", naira: 15_001 }, 100_000],
    ] as const)("%s is the owner's to give, by voucher or discount", async (_what, benefit, naira) => {
      const owner = await staffAs(api, "owner");
      const voucher = {
        body: {
          ...openDay,
          benefit,
          ...(naira !== undefined && { minimum: { naira, is_exclusive: false } }),
        },
      };
      const rule = { body: { ...week, benefit, minimum: naira, is_enabled: false } };
      onlyOwner(await manager.call(createDeskCoupon, voucher));
      onlyOwner(await manager.call(createDeskDiscount, rule));
      expect((await owner.done(createDeskCoupon, voucher)).coupon.label).toBe("Open day");
      expect((await owner.done(createDeskDiscount, rule)).discount.state).toBe("off");
    });

    it("a manager makes no voucher of it, changes no discount to it, and switches none of it on", async () => {
      const owner = await staffAs(api, "owner");
      onlyOwner(
        await manager.call(createDeskCoupon, { body: { ...openDay, benefit: half, code: "HALF-OFF" } }),
      );
      expect((await manager.call(readDeskCoupon, { params: { code: "HALF-OFF" } })).status).toBe(404);
      const { discount } = await manager.done(createDeskDiscount, { body: { ...week, is_enabled: false } });
      const at = { params: { id: discount.id } };
      const other = { ...at, body: { ...week, benefit: half } };
      onlyOwner(await manager.call(changeDeskDiscount, other));
      expect((await manager.done(readDeskDiscount, at)).discount).toMatchObject({ percent: 10, revision: 1 });
      await owner.done(changeDeskDiscount, other);
      onlyOwner(await manager.call(switchDeskDiscount, { ...at, body: { is_enabled: true } }));
      await owner.done(switchDeskDiscount, { ...at, body: { is_enabled: true } });
      const off = await manager.done(switchDeskDiscount, { ...at, body: { is_enabled: false } });
      expect(off.discount.state).toBe("off");
    });
  });
});
