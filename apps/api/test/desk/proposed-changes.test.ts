import { listOrderChanges, quoteOrderChange } from "@precise/contract/desk/orders/order-changes";
import {
  acceptOrderChange,
  declineOrderChange,
  readOrderChange,
} from "@precise/contract/shop/orders/order-changes";
import { successBody } from "@precise/contract/wire/envelope";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putProducts } from "../fixtures/put-products.ts";
import { track } from "../modules/orders/order-acts-calls.ts";
import { contact } from "../modules/orders/order-body.ts";
import { openChanges, reason, twoLamps } from "./order-change-calls.ts";

describe("a change that its buyer is asked about", () => {
  let shop: Awaited<ReturnType<typeof openChanges>>;
  beforeAll(async () => {
    shop = await openChanges();
  });
  afterAll(() => shop.api.close());
  beforeEach(() => shop.putGoods());

  const proposed = async (more: object = {}) => {
    const number = await shop.placed(more);
    return { number, ...(await shop.changed(number, twoLamps, 105_000)) };
  };

  it("is told on the order, and mailed with what would differ and until when to answer", async () => {
    const { number, id, expires_at } = await proposed();
    expect((await shop.textsOf(number)).at(-1)).toBe(
      "We wrote to you about a change of this order. Nothing changes until you accept it.",
    );
    const [mail] = await shop.api.db.query<{ change: object }>(
      "select content->'change' as change from mail_outbox where kind = 'change_proposed' and event_key like $1",
      [`order:${number}:%`],
    );
    expect(mail?.change).toMatchObject({
      id,
      reason,
      answer_by: expires_at,
      difference: { to_pay: { value: 105_000 } },
    });
    expect(await shop.shown(number, id)).toMatchObject({
      number,
      state: "open",
      reason,
      expires_at,
      problems: [],
    });
  });

  it("is declined once, and the order says so", async () => {
    const { number, id } = await proposed();
    for (const _tap of [1, 2]) {
      const { json } = await shop.answer(declineOrderChange, number, id);
      expect(successBody(declineOrderChange.data).parse(json).data.change).toMatchObject({
        state: "declined",
      });
    }
    const texts = (await shop.textsOf(number)).filter((text) => text.startsWith("You declined"));
    expect(texts).toEqual(["You declined the change. Your order stays as it was."]);
    const { changes } = await shop.bola.done(listOrderChanges, { params: { number } });
    expect(changes).toMatchObject([{ id, state: "declined", ended_at: expect.any(String) }]);
  });

  it("once it ended is shown so without figures, and takes neither yes nor no", async () => {
    const { number, id } = await proposed();
    await shop.api.db.query("update order_change set expires_at = now() where id = $1", [id]);
    expect(await shop.shown(number, id)).toEqual({
      ...{ number, reason, state: "expired", problems: [], expires_at: expect.any(String) },
    });
    const message = "This change can no longer be accepted. See your order or our latest e-mail.";
    const ended = [409, "change_not_open", "token", message];
    expect(await shop.refusalIn(shop.answer(declineOrderChange, number, id))).toEqual(ended);
    expect(
      await shop.refusalIn(shop.answer(acceptOrderChange, number, id, { accepted_total: 105_000 })),
    ).toEqual(ended);
  });

  it("names the order that took its place once it was accepted", async () => {
    const { number, id } = await proposed({ contact: { ...contact, news: "sms" } });
    const { json } = await shop.answer(acceptOrderChange, number, id, { accepted_total: 105_000 });
    const { order: next } = successBody(acceptOrderChange.data).parse(json).data;
    expect(next.contact.news).toBe("sms");
    expect(await shop.shown(number, id)).toMatchObject({ state: "accepted", new_number: next.number });
    expect((await shop.refusalIn(shop.answer(declineOrderChange, number, id)))[1]).toBe("change_not_open");
    expect((await shop.textsOf(next.number)).at(-1)).toBe(`It takes the place of ${number}. ${reason}`);
  });

  it("cannot be accepted while its money is looked at, and does not say why", async () => {
    const { number, id } = await proposed();
    await shop.pay(number, 55_000);
    await shop.paidBack(number);
    const { problems, difference } = await shop.shown(number, id);
    expect([problems, difference]).toEqual([
      ["This change cannot be accepted at the moment. Call or write to us."],
      undefined,
    ]);
    expect(
      (await shop.refusalIn(shop.answer(acceptOrderChange, number, id, { accepted_total: 105_000 })))[1],
    ).toBe("change_not_open");
  });

  it("cannot be accepted once an article of it is on sale no more, and the order stays", async () => {
    const number = await shop.placed();
    const { id } = await shop.changed(number, { lines: [{ sku: "BULB", quantity: 2 }] }, 7_000);
    await shop.api.db.query("update product set withdrawn_at = now() where sku = 'BULB'");
    expect((await shop.shown(number, id)).problems).toEqual(["Not on sale: BULB."]);
    expect(
      (await shop.refusalIn(shop.answer(acceptOrderChange, number, id, { accepted_total: 7_000 })))[1],
    ).toBe("unknown_sku");
    expect((await track(shop.api, number)).hold).toMatchObject({ goods: "held" });
    expect((await track(shop.api, number)).stage).toBe("awaiting_payment");
  });

  it("tells its buyer no more of the stock than the shop does, and the staff how many there are", async () => {
    const number = await shop.placed();
    const lines = [{ sku: "LAMP", quantity: 9 }];
    const { id } = await shop.changed(number, { lines }, 475_000);
    await putProducts(shop.api.db, [{ sku: "LAMP", price: 5_000_000, stock: 7 }]);
    const { problems } = await shop.bola.done(quoteOrderChange, { params: { number }, body: { lines } });
    expect(problems[0]?.message).toContain("8");
    const { problems: ofBuyer } = await shop.shown(number, id);
    expect(ofBuyer).toHaveLength(1);
    expect(ofBuyer[0]).not.toContain("8");
    const refused = await shop.refusalIn(
      shop.answer(acceptOrderChange, number, id, { accepted_total: 475_000 }),
    );
    expect(refused.slice(0, 2)).toEqual([422, "out_of_stock"]);
    expect(refused[3]).not.toContain("8");
  });

  it.each([
    ["readOrderChange", readOrderChange],
    ["declineOrderChange", declineOrderChange],
    ["acceptOrderChange", acceptOrderChange],
  ] as const)("is not found by a link that was made up: %s", async (_name, route) => {
    const more = route === acceptOrderChange ? { accepted_total: 1 } : {};
    const answered = shop.api.post(route.path, { token: "made.up", ...more });
    const message = "This link is not valid or has expired.";
    expect(await shop.refusalIn(answered)).toEqual([404, "not_found", undefined, message]);
  });
});
