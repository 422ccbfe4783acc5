import { kobo } from "@precise/cart-core/money";
import {
  changeDeskOrder,
  listOrderChanges,
  quoteOrderChange,
} from "@precise/contract/desk/orders/order-changes";
import {
  acceptOrderChange,
  declineOrderChange,
  readOrderChange,
} from "@precise/contract/shop/orders/order-changes";
import { failureBody, successBody } from "@precise/contract/wire/envelope";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { readContent } from "#api/modules/company/content.ts";
import { termiiProvider } from "#api/modules/messaging/termii/termii-provider.ts";
import { orderChangePath } from "#api/modules/orders/changes/change-link.ts";
import { lockOrder } from "#api/modules/orders/locked-order.ts";
import { receivePayment } from "#api/modules/orders/money/receive-payment.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { newOrderNumber } from "#api/platform/text/order-number.ts";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { contentFile, startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { coupon, putCode } from "../modules/coupons/coupon-calls.ts";
import { move, proposeFee, track } from "../modules/orders/order-acts-calls.ts";
import {
  cartWith,
  contact,
  lagos,
  order,
  orderBody,
  orderOf,
  placedOrder,
} from "../modules/orders/order-body.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

type Wanted = Omit<BodyOf<typeof changeDeskOrder>, "reason" | "accepted_total">;

const reason = "You asked for it on the phone.";
const pickup = { delivery: { method: "pickup", showroom: "lagos" } } as const;
const marina: Wanted["address"] = { line1: "2 Marina", state: "Lagos", lga: "Ikeja" };
const twoLamps = { lines: [{ sku: "LAMP", quantity: 2 }] };

describe("what a change of an order keeps and refuses", () => {
  let api: TestApi;
  let bola: DeskCaller;
  beforeAll(async () => {
    const provider = termiiProvider({
      ...{ url: "http://localhost:9", apiKey: "none", sender: "Precise", webhookSecrets: [] },
      onFault: () => undefined,
    });
    api = await startTestApi("pglite", { messaging: { channels: ["sms"], provider } });
    bola = await staffAs(api, "sales", { name: "Bola Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 5_000_000, stock: 10 },
      { sku: "BULB", price: 100_000, stock: 10 },
      { sku: "GAP", price: 49_950_000, stock: 10 },
    ]),
  );

  /** A lamp for ₦50,000, delivered for ₦5,000. */
  const placed = async (changes: object = {}, total = 55_000, headers: Record<string, string> = {}) =>
    (await placedOrder(api, { LAMP: 1 }, total, { ...changes }, headers)).number;
  const change = (number: string, wanted: Wanted, total: number, idempotencyKey?: string, by = bola) =>
    by.call(changeDeskOrder, {
      params: { number },
      body: { ...wanted, reason, accepted_total: total },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  async function changed(number: string, wanted: Wanted, total: number) {
    const { data, failure } = await change(number, wanted, total);
    if (!data) throw new Error(failure?.errors[0]?.message);
    return data.change;
  }
  const refusalOf = async (number: string, wanted: Wanted, total: number) => {
    const { status, failure } = await change(number, wanted, total);
    const error = failure?.errors[0];
    return [status, error?.code, error?.field, error?.message];
  };
  const tokenOf = (number: string, id: number) =>
    orderChangePath(api.links, { number, id }, new Date()).split("/").at(-1) ?? "";
  const answer = (route: { readonly path: string }, number: string, id: number, more: object = {}) =>
    api.post(route.path, { token: tokenOf(number, id), ...more });
  const refusalIn = async (answered: ReturnType<typeof answer>) => {
    const { status, json } = await answered;
    const [error] = failureBody.parse(json).errors;
    return [status, error?.code, error?.field, error?.message];
  };
  const shown = async (number: string, id: number) =>
    successBody(readOrderChange.data).parse((await answer(readOrderChange, number, id)).json).data.change;
  const textsOf = async (number: string) => (await track(api, number)).timeline.map(({ text }) => text);
  const pay = (number: string, naira: number) =>
    api.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, number);
      if (!locked) throw new Error("no such order");
      return receivePayment(tx, locked, { provider: "bank", amount: kobo(naira * 100), actor: "Tunde" }, 72);
    });

  it("keeps whose it is, how they are reached, where it goes, how it is paid, and the note", async () => {
    const cookie = await signIn(api, "kemi");
    const more = {
      contact: { ...contact, news: "sms" },
      note: "Ring twice.",
      payment: { method: "pay_on_delivery" },
    };
    const number = await placed(more, 55_000, { cookie });
    const before = await track(api, number);
    const { new_number: next = "" } = await changed(number, { address: marina }, 55_000);
    const after = await track(api, next);
    expect(after).toMatchObject({
      contact: before.contact,
      note: "Ring twice.",
      payment: { method: "pay_on_delivery" },
      address: { line1: "2 Marina" },
      items: [{ sku: "LAMP", quantity: 1 }],
      // As its buyer had proved it.
      hold: { is_proved: true },
    });
    expect(after.contact.news).toBe("sms");
    const owners = await api.db.query(
      "select distinct customer_id from shop_order where number in ($1, $2)",
      [number, next],
    );
    expect(owners).toEqual([{ customer_id: expect.any(String) }]);
    expect((await textsOf(next)).at(-1)).toBe(`It takes the place of ${number}. ${reason}`);
    expect((await textsOf(number)).slice(-2)).toEqual([
      "We cancelled the order. It was changed.",
      `Your order ${next} takes its place.`,
    ]);
  });

  it("writes to no phone whose owner did not ask for that", async () => {
    const { new_number: next = "" } = await changed(await placed(), pickup, 50_000);
    expect((await track(api, next)).contact.news).toBeUndefined();
  });

  it("mails the new order, which says what it takes the place of", async () => {
    const number = await placed();
    const { new_number: next = "" } = await changed(number, pickup, 50_000);
    const mails = await api.db.query(
      "select content->>'detail' as detail from mail_outbox where event_key like $1",
      [`order:${next}:%`],
    );
    expect(mails).toEqual([{ detail: `It takes the place of ${number}. ${reason}` }]);
  });

  it("delivers what was to be collected, to the address that comes with it", async () => {
    const number = await placed({ ...pickup, address: undefined }, 50_000);
    const { difference, needs_consent } = await bola.done(quoteOrderChange, {
      params: { number },
      body: { delivery: { method: "delivery" }, address: marina },
    });
    expect(difference).toMatchObject({ delivery: { after: "delivery" }, to_pay: { value: 55_000 } });
    expect(needs_consent).toBe(true);
    expect((await changed(number, { note: "Before noon." }, 50_000)).state).toBe("applied");
  });

  it("keeps a voucher that has ended since off the new order, and asks for what it costs then", async () => {
    const code = await coupon(api);
    const cartId = await cartWith(api, { LAMP: 1 });
    await putCode(api, cartId, code);
    const { number } = orderOf(await order(api, orderBody(cartId, 50_000)));
    await api.db.query("update coupon set disabled_at = now() where code = $1", [code]);
    const { difference } = await bola.done(quoteOrderChange, { params: { number }, body: twoLamps });
    expect(difference.prices.after).toMatchObject({ payable: { value: 105_000 } });
    expect(difference.prices.after.discounts ?? []).toEqual([]);
    const { id } = await changed(number, twoLamps, 105_000);
    expect((await answer(acceptOrderChange, number, id, { accepted_total: 105_000 })).status).toBe(200);
  });

  it("keeps the showroom at which it is collected, while its goods change", async () => {
    const number = await placed({ ...pickup, address: undefined }, 50_000);
    const { difference } = await bola.done(quoteOrderChange, { params: { number }, body: twoLamps });
    expect(difference.delivery.after).toBe(difference.delivery.before);
    expect(difference).toMatchObject({
      lines: [{ sku: "LAMP", name: "Lamp LAMP", before: { quantity: 1 }, after: { quantity: 2 } }],
      prices: { after: { payable: { value: 100_000 } } },
      to_pay: { value: 100_000 },
      to_refund: { value: 0 },
    });
  });

  it("says what goes back where the order costs less than was paid", async () => {
    const number = await placed();
    await pay(number, 60_000);
    const { difference, needs_consent } = await bola.done(quoteOrderChange, {
      params: { number },
      body: pickup,
    });
    expect(difference).toMatchObject({
      delivery: { before: "delivery", after: expect.stringContaining("Lagos") },
      paid: { value: 60_000 },
      to_pay: { value: 0 },
      to_refund: { value: 10_000 },
    });
    expect(needs_consent).toBe(false);
  });

  it.each<[string, Wanted]>([
    ["the same lines", { lines: [{ sku: "LAMP", quantity: 1 }] }],
    ["the same address", { address: lagos } as Wanted],
    ["the same note", { note: "Ring twice." }],
  ])("refuses %s: nothing would change", async (_what, wanted) => {
    const number = await placed({ note: "Ring twice." });
    const nothing = [422, "invalid_input", "lines", "Nothing would change."];
    expect(await refusalOf(number, wanted, 55_000)).toEqual(nothing);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
  });

  it.each<[string, Wanted]>([
    ["another address", { address: marina }],
    ["another note", { note: "Ring once." }],
    ["another way to pay", { payment: { method: "pay_on_delivery" } }],
  ])("takes %s alone, at once", async (_what, wanted) => {
    const number = await placed();
    expect((await changed(number, wanted, 55_000)).state).toBe("applied");
  });

  it("takes an order that its buyer has not confirmed yet, and one whose delivery fee is not agreed", async () => {
    const note = { note: "Ring once." };
    const number = await placed({ payment: { method: "pay_on_delivery" } });
    expect((await track(api, number)).stage).toBe("placed");
    expect((await changed(number, note, 55_000)).state).toBe("applied");
    const pending = (await placedOrder(api, { GAP: 1 }, 499_500)).number;
    const { new_number: next = "" } = await changed(pending, note, 499_500);
    expect((await track(api, next)).stage).toBe("fee_pending");
    await proposeFee(api, next, 7_000);
    expect((await changed(next, { note: "Ring twice." }, 499_500)).state).toBe("applied");
  });

  it("refuses a way to pay that the shop does not offer now", async () => {
    const wanted = { payment: { method: "paystack" } } as const;
    expect((await refusalOf(await placed(), wanted, 55_000)).slice(1, 3)).toEqual([
      ...["payment_method_not_offered", "payment.method"],
    ]);
  });

  it("refuses what is not in stock or another total, and changes nothing", async () => {
    const number = await placed();
    expect(
      (await refusalOf(number, { lines: [{ sku: "LAMP", quantity: 11 }] }, 555_000)).slice(0, 2),
    ).toEqual([...[422, "out_of_stock"]]);
    expect((await refusalOf(number, { lines: [{ sku: "NONE", quantity: 1 }] }, 55_000)).slice(0, 3)).toEqual([
      ...[422, "unknown_sku", "lines"],
    ]);
    expect((await refusalOf(number, twoLamps, 104_999)).slice(0, 3)).toEqual([
      ...[409, "figures_changed", "accepted_total"],
    ]);
    expect(await stockOf(api.db, "LAMP")).toBe(9);
    expect((await track(api, number)).stage).toBe("awaiting_payment");
    expect((await bola.done(listOrderChanges, { params: { number } })).changes).toEqual([]);
  });

  it("refuses an order that is packed, and one whose money went back, with the reason", async () => {
    const packed = await placed();
    for (const to of ["confirmed", "packed"] as const) await move(api, packed, { to });
    expect((await refusalOf(packed, twoLamps, 105_000)).slice(1)).toEqual([
      ...["order_not_changeable", undefined, `${packed} is packed and can no longer be changed.`],
    ]);
    const number = await placed();
    await pay(number, 60_000);
    await api.db.query(
      `with receipt as (insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
         values ('bank', 'refunded', 500000, 'BACK-' || $1, now(), 'Tunde') returning id)
       insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
       select r.id, o.id, 500000, 'Tunde' from receipt r, shop_order o where o.number = $1`,
      [number],
    );
    expect((await refusalOf(number, twoLamps, 105_000))[3]).toBe(
      `Money of ${number} went back or is disputed. Settle that first.`,
    );
  });

  it("is made once for the key of a member of the staff; another's key is another one", async () => {
    const number = await placed();
    const key = `a-key-of-a-change-${number}`;
    const first = await change(number, twoLamps, 105_000, key);
    expect((await change(number, twoLamps, 105_000, key)).data).toEqual(first.data);
    const reused = await change(number, { lines: [{ sku: "LAMP", quantity: 3 }] }, 165_000, key);
    expect(reused.failure?.errors[0]?.code).toBe("idempotency_key_reused");
    const musa = await staffAs(api, "sales", { name: "Musa Bello" });
    const second = await change(number, { lines: [{ sku: "LAMP", quantity: 3 }] }, 165_000, key, musa);
    expect(second.data?.change).toMatchObject({ state: "open", made_by: "Musa Bello" });
  });

  it("is asked for by an operator without a key, or once by one", async () => {
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
      content: await readContent(contentFile),
    });
    const input = { wish: pickup, reason, acceptedTotal: 50_000, by: "Ngozi (shop)" };
    const ask = async (number: string, more: object = {}) =>
      commands["orders.change"]?.({ ...input, number, ...more }, () => undefined);
    const [first, second] = [await placed(), await placed()];
    for (const number of [first, second])
      expect(await ask(number)).toMatchObject({ done: { change: { state: "applied" } } });
    const number = await placed();
    const key = `a-key-of-${number}`;
    expect(await ask(number, { key })).toEqual(await ask(number, { key }));
    const refused = async (which: string, more: object) => {
      const { refused } = (await ask(which, more)) as {
        refused: { failure: { error: { message: string } } };
      };
      return refused.failure.error.message;
    };
    const third = await placed();
    expect(await refused(third, { revision: 999 })).toBe(
      `${third} has changed since you opened it. Nothing was changed.`,
    );
    const none = newOrderNumber();
    expect(await refused(none, {})).toBe(`There is no order ${none}.`);
  });

  it("is kept in the audit with what differs, and where it went", async () => {
    const auditOf = async (number: string) =>
      (
        await api.db.query<{ before: unknown; after: unknown; actor: string }>(
          "select before, after, actor from audit_list where subject = $1 and act = 'orders.change'",
          [number],
        )
      )[0];
    const asked = await placed();
    const lines = [{ sku: "BULB", quantity: 2 }];
    const { id } = await changed(asked, { lines }, 7_000);
    expect(await auditOf(asked)).toEqual({
      actor: "Bola Ade",
      before: {
        payable: 55_000,
        delivery: "delivery",
        payment: "bank_transfer",
        lines: ["1 × LAMP", "0 × BULB"],
      },
      after: {
        ...{
          payable: 7_000,
          delivery: "delivery",
          payment: "bank_transfer",
          lines: ["0 × LAMP", "2 × BULB"],
        },
        ...{ change: id, state: "open", order: null },
      },
    });
    const number = await placed();
    const applied = await changed(number, pickup, 50_000);
    expect((await auditOf(number))?.after).toMatchObject({
      lines: [],
      state: "applied",
      order: applied.new_number,
    });
  });

  describe("that its buyer is asked about", () => {
    const asked = async (more: object = {}) => {
      const number = await placed(more);
      return { number, ...(await changed(number, twoLamps, 105_000)) };
    };

    it("is told on the order, and mailed with what would differ and until when to answer", async () => {
      const { number, id, expires_at } = await asked();
      expect((await textsOf(number)).at(-1)).toBe(
        "We wrote to you about a change of this order. Nothing changes until you accept it.",
      );
      const [mail] = await api.db.query<{ change: object }>(
        "select content->'change' as change from mail_outbox where kind = 'change_proposed' and event_key like $1",
        [`order:${number}:%`],
      );
      expect(mail?.change).toMatchObject({
        id,
        reason,
        answer_by: expires_at,
        difference: { to_pay: { value: 105_000 } },
      });
      expect(await shown(number, id)).toMatchObject({
        number,
        state: "open",
        reason,
        expires_at,
        problems: [],
      });
    });

    it("is declined once, and the order says so", async () => {
      const { number, id } = await asked();
      for (const _tap of [1, 2]) {
        const { json } = await answer(declineOrderChange, number, id);
        expect(successBody(declineOrderChange.data).parse(json).data.change).toMatchObject({
          state: "declined",
        });
      }
      const texts = (await textsOf(number)).filter((text) => text.startsWith("You declined"));
      expect(texts).toEqual(["You declined the change. Your order stays as it was."]);
      const { changes } = await bola.done(listOrderChanges, { params: { number } });
      expect(changes).toMatchObject([{ id, state: "declined", ended_at: expect.any(String) }]);
    });

    it("once it ended is shown so without figures, and takes neither yes nor no", async () => {
      const { number, id } = await asked();
      await api.db.query("update order_change set expires_at = now() where id = $1", [id]);
      expect(await shown(number, id)).toEqual({
        ...{ number, reason, state: "expired", problems: [], expires_at: expect.any(String) },
      });
      const message = "This change can no longer be accepted. See your order or our latest e-mail.";
      const ended = [409, "change_not_open", "token", message];
      expect(await refusalIn(answer(declineOrderChange, number, id))).toEqual(ended);
      expect(await refusalIn(answer(acceptOrderChange, number, id, { accepted_total: 105_000 }))).toEqual(
        ended,
      );
    });

    it("names the order that took its place once it was accepted", async () => {
      const { number, id } = await asked({ contact: { ...contact, news: "sms" } });
      const { json } = await answer(acceptOrderChange, number, id, { accepted_total: 105_000 });
      const { order: next } = successBody(acceptOrderChange.data).parse(json).data;
      expect(next.contact.news).toBe("sms");
      expect(await shown(number, id)).toMatchObject({ state: "accepted", new_number: next.number });
      expect((await refusalIn(answer(declineOrderChange, number, id)))[1]).toBe("change_not_open");
      expect((await textsOf(next.number)).at(-1)).toBe(`It takes the place of ${number}. ${reason}`);
    });

    it("cannot be accepted while its money is looked at, and does not say why", async () => {
      const { number, id } = await asked();
      await pay(number, 55_000);
      await api.db.query(
        `with receipt as (insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
           values ('bank', 'refunded', 500000, 'BACK-' || $1, now(), 'Tunde') returning id)
         insert into payment_allocation (receipt_id, order_id, amount_kobo, actor)
         select r.id, o.id, 500000, 'Tunde' from receipt r, shop_order o where o.number = $1`,
        [number],
      );
      const { problems, difference } = await shown(number, id);
      expect([problems, difference]).toEqual([
        ["This change cannot be accepted at the moment. Call or write to us."],
        undefined,
      ]);
      expect((await refusalIn(answer(acceptOrderChange, number, id, { accepted_total: 105_000 })))[1]).toBe(
        "change_not_open",
      );
    });

    it("cannot be accepted once an article of it is on sale no more, and the order stays", async () => {
      const number = await placed();
      const { id } = await changed(number, { lines: [{ sku: "BULB", quantity: 2 }] }, 7_000);
      await api.db.query("update product set withdrawn_at = now() where sku = 'BULB'");
      expect((await shown(number, id)).problems).toEqual(["Not on sale: BULB."]);
      expect((await refusalIn(answer(acceptOrderChange, number, id, { accepted_total: 7_000 })))[1]).toBe(
        "unknown_sku",
      );
      expect((await track(api, number)).hold).toMatchObject({ goods: "held" });
      expect((await track(api, number)).stage).toBe("awaiting_payment");
    });

    it("tells its buyer no more of the stock than the shop does, and the staff how many there are", async () => {
      const number = await placed();
      const lines = [{ sku: "LAMP", quantity: 9 }];
      const { id } = await changed(number, { lines }, 475_000);
      await putProducts(api.db, [{ sku: "LAMP", price: 5_000_000, stock: 7 }]);
      const { problems } = await bola.done(quoteOrderChange, { params: { number }, body: { lines } });
      expect(problems[0]?.message).toContain("8");
      const { problems: ofBuyer } = await shown(number, id);
      expect(ofBuyer).toHaveLength(1);
      expect(ofBuyer[0]).not.toContain("8");
      const refused = await refusalIn(answer(acceptOrderChange, number, id, { accepted_total: 475_000 }));
      expect(refused.slice(0, 2)).toEqual([422, "out_of_stock"]);
      expect(refused[3]).not.toContain("8");
    });

    it.each([
      ["readOrderChange", readOrderChange],
      ["declineOrderChange", declineOrderChange],
      ["acceptOrderChange", acceptOrderChange],
    ] as const)("is not found by a link that was made up: %s", async (_name, route) => {
      const more = route === acceptOrderChange ? { accepted_total: 1 } : {};
      const made = api.post(route.path, { token: "made.up", ...more });
      const message = "This link is not valid or has expired.";
      expect(await refusalIn(made)).toEqual([404, "not_found", undefined, message]);
    });
  });
});
