import { randomUUID } from "node:crypto";
import { listDeskOrders, readDeskNews } from "@precise/contract/desk/orders/order-list";
import {
  addDeskOrderNote,
  confirmDeskOrder,
  moveDeskOrder,
  orderConflict,
  proposeDeskFee,
  readDeskOrder,
  seeDeskOrder,
  unmaskDeskOrder,
} from "@precise/contract/desk/orders/orders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorCommands } from "#api/main/operator-commands.ts";
import { forgetDoneOrders } from "#api/modules/orders/forget-orders.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { putProducts } from "../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { placedOrder } from "../modules/orders/order-body.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe.each(databaseKinds)("orders at the desk on %s", (kind) => {
  let api: TestApi;
  let manager: DeskCaller;
  let warehouse: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    manager = await staffAs(api, "manager", { name: "Ngozi Eze" });
    warehouse = await staffAs(api, "warehouse", { name: "Musa Bello" });
  });
  afterAll(() => api.close());
  beforeEach(() =>
    putProducts(api.db, [
      { sku: "LAMP", price: 100_000, stock: 1000 },
      { sku: "GAP", price: 49_950_000, stock: 100 },
    ]),
  );

  const paid = async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    const commands = operatorCommands({
      db: api.db,
      files: filesInFolder(api.dataFolder),
      unpaidOrderHours: 72,
    });
    await commands["orders.confirm-transfer"]?.(
      { number, reference: randomUUID(), by: "a test" },
      () => undefined,
    );
    return number;
  };
  const read = async (number: string, staff = manager) =>
    (await staff.done(readDeskOrder, { params: { number } })).order;
  const move = (staff: DeskCaller, number: string, to: string, more: object = {}) =>
    staff.call(moveDeskOrder, { params: { number }, body: { to }, ...more });
  const found = async (search: string) =>
    (await manager.done(listDeskOrders, { query: { search } })).orders.map(({ number }) => number);

  it("are found by the numbers of their invoice and credit note", async () => {
    const number = await paid();
    await placedOrder(api, { LAMP: 1 }, 6_000);
    const [invoice] = await api.db.query<{ number: string }>(
      `with next as (update invoice_counter set last = last + 1 returning last)
       insert into invoice (sequence, number, order_id, content)
       select last, 'INV-' || lpad(last::text, 6, '0'), o.id, '{}' from next, shop_order o where o.number = $1
       on conflict (order_id) do update set order_id = excluded.order_id returning number`,
      [number],
    );
    await api.db.query(
      `insert into credit_note (sequence, number, invoice_number, order_id, gross_kobo, vat_kobo, content)
       select 900001, 'CRN-900001', $2, id, 1, 0, '{}' from shop_order where number = $1`,
      [number, invoice?.number ?? ""],
    );
    const digits = invoice?.number.replace("INV-", "") ?? "";
    for (const typed of [
      `INV-${digits}`,
      ` inv ${Number(digits)}\u200b`,
      `#INV\u2013${digits}.`,
      "crn 900001",
    ])
      expect(await found(typed), typed).toEqual([number]);
    expect(await found("INV-999999")).toEqual([]);
  });

  it("are found by a part of the number, the phone in any form, name, e-mail, place and amount", async () => {
    const { number } = await placedOrder(api, { LAMP: 3 }, 8_000, {
      contact: {
        email: "Chidinma@example.com",
        firstname: "Chídịnma",
        lastname: "Okonkwo-Bello",
        phone: "+234 809 765 4321",
      },
      address: { line1: "1 Creek Road", state: "Rivers", lga: "Port Harcourt" },
    });
    for (const search of [
      number,
      number.slice(3, 8).toLowerCase(),
      "0809 765 4321",
      "+2348097654321",
      "809765",
      "4321",
      "chidinma okonkwo",
      "bello",
      "chidinma@example.com",
      "port harcourt",
      "₦8,000",
      "8000 rivers",
      "stage:awaiting_payment okonkwo",
    ])
      expect(await found(search), search).toEqual([number]);
    expect(await found("stage:packed okonkwo")).toEqual([]);
  });

  it("say of an empty list which filter to drop", async () => {
    await placedOrder(api, { LAMP: 1 }, 6_000, {
      contact: { email: "z@example.com", firstname: "Zainab", lastname: "Sule", phone: "08031112222" },
    });
    const { total, without } = await manager.done(listDeskOrders, {
      query: { search: "zainab", stage: "shipped" },
    });
    expect({ total, without }).toEqual({
      total: 0,
      without: [
        { filter: "search", total: 0 },
        { filter: "stage", total: 1 },
      ],
    });
  });

  it("come in pages, each order once", async () => {
    for (let count = 0; count < 5; count += 1) await placedOrder(api, { LAMP: 1 }, 6_000);
    const first = await manager.done(listDeskOrders, { query: { limit: "3" } });
    const seen = first.orders.map(({ number }) => number);
    for (let { next } = first; next !== null; ) {
      const page = await manager.done(listDeskOrders, { query: { limit: "3", cursor: next } });
      seen.push(...page.orders.map(({ number }) => number));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(first.total);
    expect(seen).toHaveLength(first.total);
  });

  it("show the warehouse neither money nor e-mail, and the phone masked", async () => {
    const number = await paid();
    const { order } = await warehouse.done(readDeskOrder, { params: { number } });
    expect(order).toMatchObject({
      is_masked: true,
      may_unmask: true,
      contact: { phone: "••• ••• 4567" },
      address: { line1: "•••" },
    });
    expect(JSON.stringify(order)).not.toMatch(/₦|ada\.obi@|"prices"|"ledger"|row_total/i);
    const { orders } = await warehouse.done(listDeskOrders, { query: { search: number } });
    expect(orders[0]).not.toHaveProperty("payable");
  });

  it("unmask for a delivery, and note it", async () => {
    const number = await paid();
    const shown = await warehouse.done(unmaskDeskOrder, {
      params: { number },
      body: { reason: "The rider is at the gate" },
    });
    expect(shown).toMatchObject({ phone: "+2348031234567", address: { line1: "14 Harbour Light Close" } });
    expect((await read(number)).timeline[0]).toMatchObject({
      kind: "audit",
      actor: "Musa Bello",
      text: "Looked at the buyer's details: The rider is at the gate",
    });
    const viewer = await staffAs(api, "viewer");
    expect(
      (await viewer.call(unmaskDeskOrder, { params: { number }, body: { reason: "curious" } })).status,
    ).toBe(403);
  });

  it("move by the table, with the revision raised and the move noted", async () => {
    const number = await paid();
    const before = await read(number);
    const { order } = await warehouse.done(moveDeskOrder, {
      params: { number },
      body: { to: "packed" },
      ifMatch: before.revision,
    });
    expect(order).toMatchObject({ stage: "packed", number });
    expect(order.revision).toBeGreaterThan(before.revision);
    expect((await read(number)).timeline).toContainEqual(
      expect.objectContaining({
        kind: "audit",
        actor: "Musa Bello",
        text: "Changed the stage: confirmed → packed",
      }),
    );
  });

  it("moved by two at once: one wins, the other sees why", async () => {
    const number = await paid();
    const { revision } = await read(number);
    const both = await Promise.all([
      move(manager, number, "packed", { ifMatch: revision }),
      move(warehouse, number, "packed", { ifMatch: revision }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409)?.failure;
    expect(lost?.errors[0]).toMatchObject({ code: "conflict", message: expect.stringContaining("packed") });
    expect(orderConflict.parse(lost?.data)).toMatchObject({
      current: { stage: "packed" },
      seen: { revision },
    });
  });

  it("say to a late one without a revision where the order can go", async () => {
    const number = await paid();
    await move(manager, number, "packed");
    const { status, failure } = await move(warehouse, number, "packed");
    expect({ status, error: failure?.errors[0] }).toEqual({
      status: 409,
      error: {
        code: "refused",
        message: `${number} is packed and cannot become packed; it can become: shipped, cancelled.`,
      },
    });
  });

  it("are moved once by a key, however often it is sent", async () => {
    const number = await paid();
    const { revision } = await read(number);
    const key = randomUUID();
    const times = [];
    for (let count = 0; count < 2; count += 1)
      times.push(await move(manager, number, "packed", { idempotencyKey: key, ifMatch: revision }));
    expect(times.map(({ status, data }) => [status, data?.order.stage])).toEqual([
      [200, "packed"],
      [200, "packed"],
    ]);
    expect((await move(manager, number, "cancelled", { idempotencyKey: key })).failure?.errors[0]?.code).toBe(
      "idempotency_key_reused",
    );
  });

  it("are not confirmed past their money", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    expect((await move(manager, number, "confirmed")).status).toBe(403);
    const owner = await staffAs(api, "owner");
    expect((await move(owner, number, "confirmed")).failure?.errors[0]?.code).toBe("refused");
    expect((await read(number, owner)).moves[0]).toEqual({ to: "confirmed", may: true, needs: ["payment"] });
  });

  it("are cancelled and reopened", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    const sales = await staffAs(api, "sales");
    await sales.done(moveDeskOrder, {
      params: { number },
      body: { to: "cancelled", reason: "Ordered twice." },
    });
    const { order } = await sales.done(moveDeskOrder, {
      params: { number },
      body: { to: "awaiting_payment" },
    });
    expect(order.stage).toBe("awaiting_payment");
  });

  it("get a delivery fee proposed, and are confirmed by phone", async () => {
    const { number } = await placedOrder(api, { GAP: 1 }, 499_500);
    const sales = await staffAs(api, "sales");
    const confirmed = await sales.done(confirmDeskOrder, { params: { number }, body: {} });
    expect(confirmed.order.goods.is_proved).toBe(true);
    const { order } = await sales.done(proposeDeskFee, { params: { number }, body: { amount: 12_000 } });
    expect(order).toMatchObject({ stage: "fee_proposed", fee_proposal: { delivery_fee: { value: 12_000 } } });
  });

  it("add up their money", async () => {
    const { ledger } = await read(await paid());
    expect(ledger).toMatchObject({
      status: "paid",
      received: { value: 6_000 },
      net: { value: 6_000 },
      entries: [{ kind: "received" }],
    });
  });

  it("carry notes of the staff, with whom they name", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    await manager.done(addDeskOrderNote, {
      params: { number },
      body: { text: "Call first, @Musa knows the gate." },
    });
    const { notes, timeline } = await read(number);
    expect(notes).toMatchObject([
      { author: "Ngozi Eze", text: "Call first, @Musa knows the gate.", mentions: ["Musa Bello"] },
    ]);
    expect(timeline[0]?.kind).toBe("note");
    const { orders } = await manager.done(listDeskOrders, { query: { search: number } });
    expect(orders[0]?.marks.notes).toBe(1);
  });

  it("lose the staff's notes, and are found no more, once their person is forgotten", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000, {
      contact: { email: "gone@example.com", firstname: "Yusuf", lastname: "Gone", phone: "0806 555 4433" },
    });
    await manager.done(addDeskOrderNote, { params: { number }, body: { text: "He moved to Kano." } });
    await move(manager, number, "cancelled", { body: { to: "cancelled", reason: "He asked for it." } });
    await api.db.query("update shop_order set is_to_be_forgotten = true where number = $1", [number]);
    await forgetDoneOrders(api.db);
    expect((await read(number)).notes).toEqual([]);
    expect(await found("0806 555 4433")).toEqual([]);
    expect(await found("gone@example.com")).toEqual([]);
  });

  it("say who else has them open", async () => {
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    await warehouse.done(seeDeskOrder, { params: { number }, body: {} });
    const { seen_by } = await manager.done(seeDeskOrder, { params: { number }, body: {} });
    expect(seen_by).toMatchObject([{ name: "Musa Bello" }]);
  });

  it("are news once", async () => {
    const { cursor } = await manager.done(readDeskNews);
    const { number } = await placedOrder(api, { LAMP: 1 }, 6_000);
    const news = await manager.done(readDeskNews, { query: { since: cursor } });
    expect(news).toMatchObject({ count: 1, orders: [{ number }] });
    expect((await manager.done(readDeskNews, { query: { since: news.cursor } })).count).toBe(0);
  });

  it("have papers as PDFs, one or many at once; a delivery note that unmasks is noted", async () => {
    const [one, other] = [await paid(), await paid()];
    const under = "/api/desk/orders";
    for (const path of [
      `${one}/picking-list.pdf`,
      `${one}/invoice.pdf`,
      `papers/delivery-notes.pdf?numbers=${one},${other}`,
      `${one}/label.pdf`,
      `papers/labels.pdf?numbers=${one},${other}`,
    ]) {
      const { status, headers, text } = await api.get(`${under}/${path}`, manager.headers);
      expect([path, status, headers.get("content-type"), text.slice(0, 5)]).toEqual([
        path,
        200,
        "application/pdf",
        "%PDF-",
      ]);
    }
    expect((await api.get(`${under}/${one}/invoice.pdf`, warehouse.headers)).status).toBe(403);
    expect((await api.get(`${under}/${one}/picking-list.pdf`)).status).toBe(401);
    expect((await api.get(`${under}/${one}/delivery-note.pdf`, warehouse.headers)).status).toBe(200);
    expect((await read(one)).timeline[0]).toMatchObject({
      actor: "Musa Bello",
      text: "Looked at the buyer's details: delivery note",
    });
  });

  it("that do not exist are 404", async () => {
    expect((await manager.call(readDeskOrder, { params: { number: "PR-00000000" } })).status).toBe(404);
    expect((await move(manager, "PR-00000000", "packed")).status).toBe(404);
  });
});
