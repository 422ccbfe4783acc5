import { kobo } from "@precise/cart-core/money";
import { moveDeskOrder } from "@precise/contract/desk/orders/orders";
import {
  closeReturn,
  decideReturn,
  listDeskReturns,
  openDeskReturn,
  readDeskReturn,
  readReturnPicture,
  receiveReturn,
  settleReturn,
} from "@precise/contract/desk/returns";
import { decideApproval } from "@precise/contract/desk/staff/approvals";
import type { BodyOf } from "@precise/contract/wire/route";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookReceipt } from "#api/modules/money/ledger/receipts.ts";
import { readAudit } from "#api/platform/audit/audit-entries.ts";
import { putProducts, stockOf } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { pictureContent } from "../modules/messages/message-samples.ts";
import { move, track } from "../modules/orders/order-acts-calls.ts";
import { contact } from "../modules/orders/order-body.ts";
import { operatorAt } from "../modules/payments/payment-calls.ts";
import { ask, claimBody, claimIn, deliveredOrder } from "../modules/returns/return-calls.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe("returns at the desk", () => {
  let api: TestApi;
  let owner: DeskCaller;
  let sales: DeskCaller;
  let warehouse: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    owner = await staffAs(api, "owner", { name: "Ada Obi" });
    sales = await staffAs(api, "sales", { name: "Bisi Ade" });
    warehouse = await staffAs(api, "warehouse", { name: "Tunde Ade" });
  });
  afterAll(() => api.close());
  beforeEach(() => putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 10 }]));

  /** A claim for lamps of ₦1,000 each, of an order of two with ₦5,000 for delivery. */
  async function requested(quantity = 1, reason = "faulty"): Promise<{ order: string; claim: string }> {
    const order = await deliveredOrder(api, { LAMP: 2 }, 7_000);
    const lines = [{ sku: "LAMP", quantity, reason }];
    return { order, claim: claimIn(await ask(api, claimBody(order, "LAMP", { lines }))).number };
  }
  const approve = (number: string, by = sales) =>
    by.call(decideReturn, { params: { number }, body: { decision: "approve" } });
  const receive = (number: string, lines: BodyOf<typeof receiveReturn>["lines"], by = warehouse) =>
    by.call(receiveReturn, { params: { number }, body: { lines } });
  const settle = (number: string, body: BodyOf<typeof settleReturn>, by = owner) =>
    by.call(settleReturn, { params: { number }, body });
  const faulty = (quantity = 1) => [
    { sku: "LAMP", condition: "faulty_confirmed" as const, quantity, restock: false },
  ];
  async function received(quantity = 1, reason = "faulty") {
    const { order, claim } = await requested(quantity, reason);
    expect((await approve(claim)).status).toBe(200);
    expect((await receive(claim, faulty(quantity))).status).toBe(200);
    return { order, claim };
  }
  const mailsOf = async (claim: string) =>
    (
      await api.db.query<{ content: { state: string } }>(
        "select content from mail_outbox where kind = 'claim_updated' and event_key like $1 order by id",
        [`claim:${claim}:%`],
      )
    ).map(({ content }) => content.state);

  it("goes from asked to refunded in part, with its credit note, a mail at each step and a history", async () => {
    const { order, claim } = await received();
    const before = await owner.done(readDeskReturn, { params: { number: claim } });
    expect(before.claim).toMatchObject({
      state: "received",
      next: ["refunded", "replaced", "repaired", "sent_back"],
      money: { due: { value: 1_000 }, refundable: { value: 7_000 } },
    });
    const { data } = await settle(claim, { as: "refund", reason: "The driver had failed." });
    expect(data?.claim).toMatchObject({
      state: "refunded",
      refunded: { value: 1_000 },
      settled_as: "refund",
    });
    const { payment, credit_notes, stage } = await track(api, order);
    expect([stage, payment.refunded?.value]).toEqual(["delivered", 1_000]);
    expect(credit_notes).toMatchObject([{ amount: { value: 1_000 } }]);
    expect(await mailsOf(claim)).toEqual(["requested", "approved", "received", "refunded"]);
    expect(
      (await readAudit(api.db, { subject: claim, limit: 9 })).map(({ act, actor }) => [act, actor]),
    ).toEqual([
      ["returns.settle", "Ada Obi"],
      ["returns.receive", "Tunde Ade"],
      ["returns.decide", "Bisi Ade"],
    ]);
    expect((await readAudit(api.db, { subject: order, limit: 1 }))[0]).toMatchObject({
      act: "payments.refund",
      after: { amount: 1_000, return: claim },
    });
    const closed = await owner.done(closeReturn, { params: { number: claim }, body: {} });
    expect(closed.claim).toMatchObject({ state: "closed", next: [], settled_as: "refund" });
  });

  it("refunds all of it, delivery included, where the whole order was faulty", async () => {
    const { order, claim } = await received(2);
    await settle(claim, { as: "refund", reason: "Both had failed." });
    expect((await track(api, order)).payment.refunded?.value).toBe(7_000);
  });

  it("pays no more back than was received, and changes nothing by trying", async () => {
    const { claim } = await received();
    const { status, failure } = await settle(claim, { as: "refund", amount: 7_001, reason: "Too much." });
    expect([status, failure?.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining("has ₦7,000 left, less than the ₦7,001 to refund"),
    ]);
    expect((await owner.done(readDeskReturn, { params: { number: claim } })).claim.state).toBe("received");
  });

  it("puts what is as new on sale again, in the history of its stock too, and nothing else", async () => {
    const { claim } = await requested(2, "changed_mind");
    await approve(claim);
    const stock = await stockOf(api.db, "LAMP");
    const damaged = { sku: "LAMP", condition: "damaged", quantity: 1, restock: true } as const;
    expect((await receive(claim, [damaged])).status).toBe(422);
    const { data } = await receive(claim, [
      { sku: "LAMP", condition: "as_new", quantity: 1, restock: true },
      { ...damaged, restock: false },
    ]);
    expect(await stockOf(api.db, "LAMP")).toBe(stock + 1);
    expect(data?.claim.timeline.at(-1)?.text).toBe(
      "We have received 1 × Lamp LAMP (as new), 1 × Lamp LAMP (damaged).",
    );
    expect((await readAudit(api.db, { subject: "LAMP", limit: 1 }))[0]).toMatchObject({
      act: "stock.return",
      before: { stock },
      after: { stock: stock + 1, return: claim },
    });
  });

  it("receives no more than was claimed, and nothing that was not", async () => {
    const { claim } = await requested();
    await approve(claim);
    expect((await receive(claim, faulty(2))).failure?.errors[0]?.message).toBe(
      "Only 1 of LAMP are part of this return.",
    );
    const twice = [...faulty(), { sku: "LAMP", condition: "damaged" as const, quantity: 1, restock: false }];
    expect((await receive(claim, twice)).status).toBe(422);
    const other = [{ sku: "BULB", condition: "as_new" as const, quantity: 1, restock: true }];
    const { status, failure } = await receive(claim, other);
    expect([status, failure?.errors[0]?.message]).toEqual([422, expect.stringContaining("BULB")]);
    expect((await owner.done(readDeskReturn, { params: { number: claim } })).claim.received).toEqual([]);
  });

  it("is received once, and not before it is approved; nothing goes on sale by trying", async () => {
    const { claim } = await requested(1, "changed_mind");
    const stock = await stockOf(api.db, "LAMP");
    expect((await receive(claim, asNew())).status).toBe(409);
    await approve(claim);
    expect((await receive(claim, asNew())).status).toBe(200);
    expect((await receive(claim, asNew())).status).toBe(409);
    expect(await stockOf(api.db, "LAMP")).toBe(stock + 1);
  });

  it("takes nothing out of stock where goods that are on sale again are refunded, or faulty ones repaired", async () => {
    const { claim: sold } = await restocked();
    const { claim: repaired } = await received();
    const stock = await stockOf(api.db, "LAMP");
    const { data } = await settle(sold, { as: "refund", reason: "It came back." });
    expect(data?.claim.timeline.at(-1)?.text).toBe("We refund you ₦1,000. It came back.");
    await settle(repaired, { as: "repair", reason: "It has a new driver." });
    expect(await stockOf(api.db, "LAMP")).toBe(stock);
  });

  it("says who pays the way back, by its reasons", async () => {
    const textFor = async (reason: string) =>
      (await approve((await requested(1, reason)).claim)).data?.claim.timeline.at(-1)?.text;
    expect(await textFor("changed_mind")).toContain("send it to us at your cost");
    expect(await textFor("faulty")).toContain("We collect it at our cost");
  });

  it("takes a replacement out of stock, and not one that is not there", async () => {
    const { claim } = await received();
    const stock = await stockOf(api.db, "LAMP");
    await api.db.query("update product set stock_qty = 0 where sku = 'LAMP'");
    const body = { as: "replacement", reason: "GIG Logistics brings it." } as const;
    expect((await settle(claim, body, sales)).status).toBe(409);
    await api.db.query("update product set stock_qty = $1 where sku = 'LAMP'", [stock]);
    const { data } = await settle(claim, body, sales);
    expect(data?.claim).toMatchObject({ state: "replaced" });
    expect(data?.claim.timeline.at(-1)?.text).toBe(
      "We are sending you a replacement. GIG Logistics brings it.",
    );
    expect(await stockOf(api.db, "LAMP")).toBe(stock - 1);
  });

  const asNew = (quantity = 1) => [{ sku: "LAMP", condition: "as_new" as const, quantity, restock: true }];
  async function restocked(quantity = 1) {
    const { order, claim } = await requested(quantity, "changed_mind");
    await approve(claim);
    expect((await receive(claim, asNew(quantity))).status).toBe(200);
    return { order, claim };
  }

  it.each(["send_back", "repair"] as const)(
    "takes what was put on sale again out of stock to %s it",
    async (as) => {
      const stock = await stockOf(api.db, "LAMP");
      const { claim } = await restocked();
      const body = { as, reason: "It goes back to you." } as const;
      await api.db.query("update product set stock_qty = 0 where sku = 'LAMP'");
      expect((await settle(claim, body)).status).toBe(409);
      await api.db.query("update product set stock_qty = $1 where sku = 'LAMP'", [stock - 1]);
      expect((await settle(claim, body)).status).toBe(200);
      expect(await stockOf(api.db, "LAMP")).toBe(stock - 2);
      expect((await readAudit(api.db, { subject: "LAMP", limit: 1 }))[0]).toMatchObject({
        act: "stock.send_back",
        before: { stock: stock - 1 },
        after: { stock: stock - 2, return: claim },
      });
    },
  );

  const wholeBack = (number: string) =>
    owner.call(moveDeskOrder, { params: { number }, body: { to: "returned", restocks: true } });

  it("puts each piece on sale again once, by the claim or with the whole order", async () => {
    const stock = await stockOf(api.db, "LAMP");
    const { order } = await restocked();
    const { order: kept, claim } = await received();
    await settle(claim, { as: "refund", reason: "The driver had failed." });
    for (const number of [order, kept]) expect((await wholeBack(number)).status).toBe(200);
    // Of four that were sold, one is faulty.
    expect(await stockOf(api.db, "LAMP")).toBe(stock - 1);
    const { order: whole, claim: late } = await requested(1, "changed_mind");
    await approve(late);
    await wholeBack(whole);
    const { status, failure } = await receive(late, asNew());
    expect([status, failure?.errors[0]?.message]).toEqual([
      409,
      `The goods of ${whole} were put on sale again with the whole order.`,
    ]);
  });

  it.each([
    ["was returned", (order: string) => move(api, order, { to: "returned" }), "is returned"],
    ["has its money back", (order: string) => operatorAt(api).refund(order, 7_000), "its money went back"],
    [
      "is disputed",
      async (order: string) => {
        const [row] = await api.db.query<{ id: number }>("select id from shop_order where number = $1", [
          order,
        ]);
        await bookReceipt(
          api.db,
          { id: row?.id ?? 0, number: order },
          { provider: "bank", kind: "chargeback", amount: kobo(700_000), actor: "system" },
        );
      },
      "a bank disputes or reversed its payment",
    ],
  ])("sends no goods for an order that %s", async (_, happens, words) => {
    const { order, claim } = await received();
    await happens(order);
    const stock = await stockOf(api.db, "LAMP");
    for (const as of ["replacement", "repair", "send_back"] as const) {
      const { status, failure } = await settle(claim, { as, reason: "GIG Logistics brings it." });
      expect([status, failure?.errors[0]?.message]).toEqual([409, expect.stringContaining(words)]);
    }
    expect(await stockOf(api.db, "LAMP")).toBe(stock);
  });

  it("is decided by one of two people at once, and the other is told how it stands", async () => {
    const { claim } = await requested();
    const [one, other] = await Promise.all([approve(claim), approve(claim, owner)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect((one.failure ?? other.failure)?.errors[0]?.message).toBe(
      `${claim} is approved and cannot become approved; it can become: received, closed.`,
    );
    expect((await mailsOf(claim)).filter((state) => state === "approved")).toHaveLength(1);
  });

  it("is refunded once by two people at once", async () => {
    const { order, claim } = await received();
    const body = { as: "refund", reason: "The driver had failed." } as const;
    const both = await Promise.all([settle(claim, body), settle(claim, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await track(api, order)).payment.refunded?.value).toBe(1_000);
  });

  it("is refused with a reason only, and a refusal can be taken back", async () => {
    const { claim } = await requested();
    const refuse = (reason?: string) =>
      sales.call(decideReturn, {
        params: { number: claim },
        body: { decision: "refuse", ...(reason !== undefined && { reason }) },
      });
    expect((await refuse()).status).toBe(422);
    expect((await refuse("It was wired by no electrician.")).data?.claim.state).toBe("refused");
    expect((await approve(claim)).data?.claim.state).toBe("approved");
  });

  it("is withdrawn for a customer who says so, and its pieces can be claimed again", async () => {
    const { order, claim } = await requested(2);
    const body = { reason: "You withdrew it." };
    const closed = await sales.done(closeReturn, { params: { number: claim }, body });
    expect(closed.claim).toMatchObject({ state: "closed", next: [] });
    const lines = [{ sku: "LAMP", quantity: 2, reason: "faulty" }];
    expect((await ask(api, claimBody(order, "LAMP", { lines }))).status).toBe(201);
  });

  it("lets each role do its own part", async () => {
    const { claim } = await received();
    expect((await approve(claim, warehouse)).status).toBe(403);
    const body = { as: "refund", reason: "The driver had failed." } as const;
    expect((await settle(claim, body, sales)).data).toMatchObject({
      claim: { state: "received" },
      approval: { reason: "Someone else approves each refund." },
    });
    const stale = await staffAs(api, "owner", { minutesSinceCode: 11 });
    expect((await settle(claim, body, stale)).failure?.errors[0]?.code).toBe("second_factor_required");
    const seen = await warehouse.done(readDeskReturn, { params: { number: claim } });
    expect(seen.claim.contact).toMatchObject({ is_masked: true, phone: "••• ••• 4567" });
    expect(seen.claim.money).toBeNull();
  });

  it("waits for a second person where a manager would pay more back than they may alone", async () => {
    await putProducts(api.db, [{ sku: "RING", price: 12_500_000, stock: 10 }]);
    const order = await deliveredOrder(api, { RING: 2 }, 265_000);
    const { number } = claimIn(await ask(api, claimBody(order, "RING")));
    await approve(number);
    const back = { sku: "RING", condition: "faulty_confirmed", quantity: 1, restock: false } as const;
    await receive(number, [back]);
    const manager = await staffAs(api, "manager", { name: "Chidi Eze" });
    const { data } = await settle(number, { as: "refund", reason: "The ring went dark." }, manager);
    expect(data).toMatchObject({
      claim: { state: "received" },
      approval: { reason: "A refund above ₦100,000 takes a second person." },
    });
    const owners = await owner.done(decideApproval, {
      params: { id: data?.approval?.id ?? "" },
      body: { decision: "approve" },
    });
    expect(owners.approval.state).toBe("approved");
    expect((await track(api, order)).payment.refunded?.value).toBe(125_000);
    const again = { as: "refund", amount: 100_000, reason: "Half, as agreed." } as const;
    expect((await settle(number, again, manager)).status).toBe(409);
  });

  it("is written down for a shopper who called, and shows who did", async () => {
    const order = await deliveredOrder(api, { LAMP: 2 }, 7_000);
    const body = {
      order,
      kind: "return",
      wish: "refund",
      lines: [{ sku: "LAMP", quantity: 1, reason: "damaged" }],
    } as const;
    const { claim } = await sales.done(openDeskReturn, { body });
    expect(claim).toMatchObject({
      ...{ opened_by: "Bisi Ade", state: "requested", order_number: order },
      timeline: [{ actor: "Bisi Ade" }],
    });
    const arrival = `claim:${claim.number}:arrived`;
    expect(await api.db.query("select 1 from mail_outbox where event_key = $1", [arrival])).toEqual([]);
    const tooMany = { ...body, lines: [{ ...body.lines[0], quantity: 2 }] };
    expect((await sales.call(openDeskReturn, { body: tooMany })).status).toBe(422);
  });

  it("is found by its order, a name, a phone or a serial number, and counted by state", async () => {
    const order = await deliveredOrder(api, { LAMP: 1 }, 6_000);
    const lines = [{ sku: "LAMP", quantity: 1, reason: "faulty", serial: `S-${order}` }];
    const { number } = claimIn(await ask(api, claimBody(order, "LAMP", { lines })));
    const search = async (text: string) =>
      (await sales.done(listDeskReturns, { query: { search: text } })).returns.map((row) => row.number);
    expect(await search(number.toLowerCase())).toEqual([number]);
    expect(await search(order)).toEqual([number]);
    expect(await search(`s-${order}`)).toEqual([number]);
    expect(await search(contact.phone)).toContain(number);
    expect(await search("ada ob")).toContain(number);
    expect(await search(` ${order} `)).toEqual([number]);
    const { counts, returns } = await sales.done(listDeskReturns, { query: { state: "requested" } });
    expect(counts.requested).toBe(returns.length);
    expect(returns.at(-1)?.number).toBe(number);
  });

  it("shows its pictures to the staff alone", async () => {
    const order = await deliveredOrder(api, { LAMP: 1 }, 6_000);
    const sent = await api.post("/api/design-briefs/pictures", { content: pictureContent });
    const { picture } = (sent.json as { data: { picture: string } }).data;
    const { number } = claimIn(await ask(api, claimBody(order, "LAMP", { pictures: [picture] })));
    const read = await warehouse.done(readReturnPicture, { params: { number, position: 0 } });
    expect(read.picture.src).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect((await warehouse.call(readReturnPicture, { params: { number, position: 1 } })).status).toBe(404);
    expect((await api.get(`/api/desk/returns/${number}/pictures/0`)).status).toBe(401);
  });
});
