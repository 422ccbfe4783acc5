import { kobo } from "@precise/cart-core/money";
import {
  changeDeskOrder,
  correctDeskOrder,
  listOrderChanges,
  quoteOrderChange,
  withdrawOrderChange,
} from "@precise/contract/desk/orders/order-changes";
import {
  acceptOrderChange,
  declineOrderChange,
  readOrderChange,
} from "@precise/contract/shop/orders/order-changes";
import { successBody } from "@precise/contract/wire/envelope";
import type { BodyOf, DataOf, Route } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moneyOf } from "#api/modules/money/money.ts";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { receivePayment } from "#api/modules/orders/money/receive-payment.ts";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { coupon, putCode } from "../modules/coupons/coupon-calls.ts";
import { confirmByMail, mailsFor, move, track } from "../modules/orders/order-acts-calls.ts";
import { cartWith, order, orderBody, orderOf, placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("changes of an order", () => {
  let api: TestApi;
  let bola: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    bola = await staffAs(api, "sales", { name: "Bola Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 5_000_000, stock: 10 },
      { sku: "BULB", price: 100_000, stock: 10 },
    ]),
  );

  const reason = "You asked for it on the phone.";
  /** Goods for ₦50,000, delivered for ₦5,000. */
  const placed = (changes: object = {}) => placedOrder(api, { LAMP: 1 }, 55_000, { ...changes });
  const pay = (number: string, naira: number) =>
    api.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, number);
      if (!locked) throw new Error("no such order");
      const receipt = { provider: "bank", amount: kobo(naira * 100), actor: "Tunde" } as const;
      return receivePayment(tx, locked, receipt, 72);
    });
  const netOf = async (number: string) => {
    const [row] = await api.db.query<{ id: number }>("select id from shop_order where number = $1", [number]);
    return (await moneyOf(api.db, row?.id ?? 0)).net / 100;
  };
  const change = (
    number: string,
    wanted: Omit<BodyOf<typeof changeDeskOrder>, "reason" | "accepted_total">,
    total: number,
    more: { ifMatch?: number; idempotencyKey?: string } = {},
  ) =>
    bola.call(changeDeskOrder, {
      params: { number },
      body: { ...wanted, reason, accepted_total: total },
      ...more,
    });
  const twoLamps = { lines: [{ sku: "LAMP", quantity: 2 }] };
  async function proposed(number: string, wanted = twoLamps, total = 105_000) {
    const { data, failure } = await change(number, wanted, total);
    if (!data) throw new Error(failure?.errors[0]?.message);
    return data.change;
  }
  const tokenOf = (number: string, id: number) =>
    orderChangePath(api.links, { number, id }, new Date()).split("/").at(-1) ?? "";
  async function buyer<R extends Route>(route: R, body: object): Promise<DataOf<R>> {
    const { status, json, text } = await api.post(route.path, body);
    expect(status, text).toBe(200);
    return successBody(route.data).parse(json).data as DataOf<R>;
  }

  it("is quoted with the difference, counting what the order holds as free, and changes nothing", async () => {
    const { number } = await placed();
    const lines = [
      { sku: "LAMP", quantity: 10 },
      { sku: "BULB", quantity: 1 },
    ];
    const quote = await bola.done(quoteOrderChange, { params: { number }, body: { lines } });
    expect(quote.problems).toEqual([]);
    expect(quote.needs_consent).toBe(true);
    expect(quote.difference).toMatchObject({
      lines: [
        { sku: "LAMP", before: { quantity: 1 }, after: { quantity: 10 } },
        { sku: "BULB", before: null, after: { quantity: 1 } },
      ],
      prices: { before: { payable: { value: 55_000 } }, after: { payable: { value: 501_000 } } },
      paid: { value: 0 },
      to_pay: { value: 501_000 },
    });
    expect(await stockOf(api.db, "LAMP")).toBe(9);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
  });

  it("waits for the buyer, whose yes places it anew with the money that came", async () => {
    const { number } = await placed();
    await pay(number, 55_000);
    const { id, state } = await proposed(number);
    expect(state).toBe("open");
    expect((await track(api, number)).stage).toBe("confirmed");
    expect(await mailsFor(api, number)).toContain("change_proposed");
    const token = tokenOf(number, id);
    const { change: shown } = await buyer(readOrderChange, { token });
    expect(shown.difference).toMatchObject({ paid: { value: 55_000 }, to_pay: { value: 50_000 } });
    const { order: newOrder } = await buyer(acceptOrderChange, { token, accepted_total: 105_000 });
    expect(newOrder.number).not.toBe(number);
    expect(newOrder.stage).toBe("awaiting_payment");
    expect(newOrder.hold).toMatchObject({ is_proved: true, goods: "held" });
    expect([await netOf(number), await netOf(newOrder.number)]).toEqual([0, 55_000]);
    expect(await stockOf(api.db, "LAMP")).toBe(8);
    const old = await track(api, number);
    expect(old.stage).toBe("cancelled");
    expect(old.timeline.at(-1)?.text).toBe(`Your order ${newOrder.number} takes its place.`);
    expect(await mailsFor(api, number)).not.toContain("cancelled");
    // A second tap gets the same order.
    const again = await buyer(acceptOrderChange, { token, accepted_total: 1 });
    expect(again.order.number).toBe(newOrder.number);
    const listed = await bola.done(listOrderChanges, { params: { number: newOrder.number } });
    expect(listed.replaces).toBe(number);
  });

  it("is applied at once where the goods stay and the buyer owes no more", async () => {
    const { number } = await placed();
    await pay(number, 55_000);
    const pickup = { delivery: { method: "pickup", showroom: "lagos" } } as const;
    const { data } = await change(number, pickup, 50_000);
    expect(data?.change.state).toBe("applied");
    const newOrder = await track(api, data?.change.new_number ?? "");
    expect(newOrder).toMatchObject({ stage: "confirmed", payment: { excess: { value: 5_000 } } });
    expect(newOrder.invoice).toBeDefined();
    const old = await track(api, number);
    // What was invoiced for the first order is credited, and invoiced again for the second.
    expect(old.credit_notes?.map(({ amount }) => amount.value)).toEqual([55_000]);
  });

  it("is made once for a key, and only for the revision that was seen", async () => {
    const { number } = await placed();
    const pickup = { delivery: { method: "pickup", showroom: "lagos" } } as const;
    const stale = await change(number, pickup, 50_000, { ifMatch: 999 });
    expect(stale.failure?.errors[0]?.code).toBe("conflict");
    const [row] = await api.db.query<{ revision: number }>(
      "select revision from shop_order where number = $1",
      [number],
    );
    const seen = { ifMatch: row?.revision ?? 0, idempotencyKey: `a-key-of-${number}` };
    const first = await change(number, pickup, 50_000, seen);
    const second = await change(number, pickup, 50_000, seen);
    expect(first.data?.change.new_number).toBeDefined();
    expect(second.data?.change).toEqual(first.data?.change);
    expect(await stockOf(api.db, "LAMP")).toBe(9);
  });

  it("keeps the voucher, counted once, and takes it off where that is wished", async () => {
    const code = await coupon(api, { maxUses: 1 });
    const cartId = await cartWith(api, { LAMP: 1 });
    await putCode(api, cartId, code);
    const { number } = orderOf(await order(api, orderBody(cartId, 50_000)));
    const { id } = await proposed(number, twoLamps, 100_000);
    const { order: newOrder } = await buyer(acceptOrderChange, {
      token: tokenOf(number, id),
      accepted_total: 100_000,
    });
    expect(newOrder.prices.discounts).toMatchObject([{ code, amount: { value: 5_000 } }]);
    const uses = async () => (await api.db.query("select uses from coupon where code = $1", [code]))[0];
    expect(await uses()).toEqual({ uses: 1 });
    const without = await proposed(newOrder.number, { voucher: null } as never, 105_000);
    await buyer(acceptOrderChange, { token: tokenOf(newOrder.number, without.id), accepted_total: 105_000 });
    expect(await uses()).toEqual({ uses: 0 });
  });

  it("accepts no other total than the buyer saw, and nothing moves", async () => {
    const { number } = await placed();
    const { id } = await proposed(number);
    await putProducts(api.db, [{ sku: "LAMP", price: 6_000_000, stock: 9 }]);
    const body = { token: tokenOf(number, id), accepted_total: 105_000 };
    expect((await api.post(acceptOrderChange.path, body)).status).toBe(409);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
    const { change: shown } = await buyer(readOrderChange, { token: body.token });
    expect(shown.difference?.prices.after.payable.value).toBe(135_000);
  });

  it("says what is out of stock, and changes nothing", async () => {
    const { number } = await placed();
    const { id } = await proposed(number);
    await putProducts(api.db, [{ sku: "LAMP", price: 5_000_000, stock: 0 }]);
    const token = tokenOf(number, id);
    const { change: shown } = await buyer(readOrderChange, { token });
    expect(shown.problems[0]).toContain("only 1 in stock");
    expect((await api.post(acceptOrderChange.path, { token, accepted_total: 105_000 })).status).toBe(422);
    expect((await track(api, number)).hold).toMatchObject({ goods: "held" });
  });

  it("ends with a no, with a new proposal, when it is withdrawn, when it expires, and when the order is packed", async () => {
    const { number } = await placed({ payment: { method: "pay_on_delivery" } });
    await confirmByMail(api, number);
    const accept = async (id: number) =>
      (await api.post(acceptOrderChange.path, { token: tokenOf(number, id), accepted_total: 105_000 }))
        .status;
    const declined = await proposed(number);
    await buyer(declineOrderChange, { token: tokenOf(number, declined.id) });
    const replaced = await proposed(number);
    const withdrawn = await proposed(number);
    await bola.done(withdrawOrderChange, { params: { number, id: withdrawn.id }, body: {} });
    const expired = await proposed(number);
    await api.db.query("update order_change set expires_at = now() where id = $1", [expired.id]);
    expect(await accept(expired.id)).toBe(409);
    const open = await proposed(number);
    await move(api, number, { to: "packed" });
    for (const { id } of [declined, replaced, withdrawn, expired, open]) expect(await accept(id)).toBe(409);
    const { changes } = await bola.done(listOrderChanges, { params: { number } });
    expect(changes.map(({ state }) => state)).toEqual([
      "void",
      "replaced",
      "withdrawn",
      "replaced",
      "declined",
    ]);
    expect((await change(number, twoLamps, 105_000)).failure?.errors[0]?.code).toBe("order_not_changeable");
  });

  it("opens with no token that was made up, or of another order", async () => {
    const { number } = await placed();
    const { id } = await proposed(number);
    const other = await placed();
    for (const token of ["made.up", tokenOf(other.number, id)])
      expect((await api.post(readOrderChange.path, { token })).status).toBe(404);
  });

  it("is not asked for what is only corrected; a new address gets the mail again", async () => {
    const { number } = await placed();
    const body = { contact: { phone: "0806 111 2222", email: "ada.new@example.com" }, reason };
    expect(await bola.done(correctDeskOrder, { params: { number }, body })).toEqual({
      changed: ["email", "phone"],
    });
    const [row] = await api.db.query(
      "select phone, email_key, person_key from shop_order where number = $1",
      [number],
    );
    expect(row).toEqual({
      phone: "+2348061112222",
      email_key: "ada.new@example.com",
      person_key: "ada.new@example.com",
    });
    const mails = await api.db.query("select kind from mail_outbox where recipient = $1", [
      "ada.new@example.com",
    ]);
    expect(mails).toEqual([{ kind: "order_placed" }]);
    const audit = await api.db.query("select after from audit_list where act = 'orders.correct'");
    expect(JSON.stringify(audit)).not.toContain("ada.new");
  });

  describe("of who a paid order is for, or where it goes", () => {
    const address = { line1: "2 Other Street", state: "Lagos", lga: "Ikeja" } as const;
    const wishes = [
      ["an e-mail", { contact: { email: "ada.new@example.com" } }, "e-mail address"],
      ["a phone number", { contact: { phone: "0806 111 2222" } }, "phone number"],
      ["a name", { contact: { firstname: "Bola" } }, "first name"],
      ["an address", { address }, "address"],
    ] as const;
    const frozen = async (number: string) =>
      (
        await api.db.query<{ hours: number | null }>(
          `select round(extract(epoch from no_account_before - now()) / 3600)::int as hours from shop_order where number = $1`,
          [number],
        )
      )[0]?.hours;
    const toldOf = (number: string) =>
      api.db.query<{ recipient: string; changed: readonly string[] }>(
        `select recipient, content->'changed' as changed from mail_outbox
         where kind = 'buyer_corrected' and content->'order'->>'number' = $1`,
        [number],
      );

    it.each(wishes)(
      "%s takes a fresh code, is told to the old address, and holds refunds for a day",
      async (_what, correction, word) => {
        const { number, contact } = await placed();
        await pay(number, 55_000);
        const body = { ...correction, reason };
        const late = await staffAs(api, "sales", { minutesSinceCode: 11 });
        const stale = await late.call(correctDeskOrder, { params: { number }, body });
        expect([stale.status, stale.failure?.errors[0]?.code]).toEqual([403, "second_factor_required"]);
        expect(await frozen(number)).toBeNull();
        await bola.done(correctDeskOrder, { params: { number }, body });
        expect(await toldOf(number)).toEqual([{ recipient: contact.email, changed: [word] }]);
        expect(await frozen(number)).toBe(24);
      },
    );

    it.each(wishes)("%s of an order that nobody paid is corrected as before", async (_what, correction) => {
      const { number } = await placed();
      const late = await staffAs(api, "sales", { minutesSinceCode: 11 });
      await late.done(correctDeskOrder, { params: { number }, body: { ...correction, reason } });
      expect([await toldOf(number), await frozen(number)]).toEqual([[], null]);
    });

    it("its note takes no code, another address of a change does", async () => {
      const { number } = await placed();
      await pay(number, 55_000);
      const late = await staffAs(api, "sales", { minutesSinceCode: 11 });
      await late.done(correctDeskOrder, { params: { number }, body: { note: "Ring twice.", reason } });
      expect([await toldOf(number), await frozen(number)]).toEqual([[], null]);
      const body = { address, reason, accepted_total: 55_000 };
      const stale = await late.call(changeDeskOrder, { params: { number }, body });
      expect(stale.failure?.errors[0]?.code).toBe("second_factor_required");
    });

    it("what a role does not see it does not write over, whether it was paid or not", async () => {
      const showroom = await staffAs(api, "showroom");
      const { number } = await placed();
      for (const [correction, field] of [
        [{ contact: { email: "showroom@example.com" } }, "contact.email"],
        [{ contact: { phone: "0806 111 2222" } }, "contact.phone"],
        [{ address }, "address"],
      ] as const) {
        const refused = await showroom.call(correctDeskOrder, {
          params: { number },
          body: { ...correction, reason },
        });
        expect([refused.status, refused.failure?.errors[0]]).toMatchObject([
          403,
          { code: "not_allowed", field },
        ]);
      }
      const moved = await showroom.call(changeDeskOrder, {
        params: { number },
        body: { address, reason, accepted_total: 55_000 },
      });
      expect([moved.status, moved.failure?.errors[0]?.field]).toEqual([403, "address"]);
      const { contact } = await track(api, number);
      expect(contact.email).toBe("Ada.Obi@example.com");
    });
  });

  it("is refused while money of the order is under way back", async () => {
    const { number } = await placed();
    await pay(number, 60_000);
    await api.db.query(
      `insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
       values ('bank', 'refunded', 500000, 'BACK-1', now(), 'Tunde')`,
    );
    await api.db.query(
      `insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
       select r.id, o.id, 500000, 'Tunde' from payment_receipt r, shop_order o
       where r.provider_ref = 'BACK-1' and o.number = $1`,
      [number],
    );
    expect((await change(number, twoLamps, 105_000)).failure?.errors[0]?.code).toBe("order_not_changeable");
  });
});
