import { countViews, deleteView, listSavedViews, saveView } from "@precise/contract/desk/kit/views";
import { listDeskOrders, orderViews } from "@precise/contract/desk/orders/order-list";
import { readToday } from "@precise/contract/desk/today";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listDeskOrders as listOrders, numbersOfFilter } from "#api/desk/orders/list-orders.ts";
import { conditionOf, type OrderFilter } from "#api/desk/orders/order-filter.ts";
import { readOrderOf } from "#api/modules/orders/order-rows.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { seedManyOrders } from "./many-orders.ts";
import { type DeskCaller, staffAs } from "./open-desk.ts";

describe.each(databaseKinds)("what the lists of orders stand on, on %s", (kind) => {
  let api: TestApi;
  let owner: DeskCaller;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await seedManyOrders(api.db, 120);
    owner = await staffAs(api, "owner");
  }, 60_000);
  afterAll(() => api.close());

  const oldest = "+23480000001";
  const few = { manyFound: 5, lookedAt: 20, manyBeside: 1_000 };
  const manyBeside = { ...few, manyBeside: 10 };

  it.each<[OrderFilter]>([
    [{ search: "obi" }],
    [{ search: "obi lagos" }],
    [{ search: "lagos stage:packed" }],
    [{ search: "nobody at all" }],
    [{ search: oldest }],
    [{ search: "lagos", stage: "confirmed,packed" }],
    [{ search: "lagos", money: "paid,refunded", payment: "bank_transfer" }],
    [{ search: "lagos", stage: "confirmed", from: "2020-01-01" }],
  ])("%o finds the same whether its words are looked up or each order is looked at", async (filter) => {
    const { search } = filter;
    const { where, values } = conditionOf(filter, true);
    const rows = await api.db.query<{ number: string }>(
      `select o.number from shop_order o where ${where} order by o.placed_at desc`,
      values,
    );
    const found = rows.map(({ number }) => number);
    expect(found.length > 3).toBe(search !== "nobody at all");
    const wanted = { filter, sort: "-placed_at", limit: 3, knowsEmails: true } as const;
    for (const bounds of [few, manyBeside, { ...manyBeside, lookedAt: 1 }]) {
      const onPages: string[] = [];
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const page = await listOrders(api.db, { ...wanted, cursor }, bounds);
        expect(page.total).toBe(found.length);
        onPages.push(...page.rows.map(({ number }) => number));
        cursor = page.next;
      }
      expect(onPages).toEqual(found);
    }
  });

  it.each([
    { search: "obi" },
    { search: "obi lagos" },
    { search: "lagos stage:delivered" },
    { search: "lagos", from: "2020-01-01", payment: "bank_transfer" },
    { search: oldest },
  ])(
    "numbers of $search are the newest, whether looked up in a part of all orders or in all",
    async (filter) => {
      const { where, values } = conditionOf(filter, true);
      const rows = await api.db.query<{ number: string }>(
        `select o.number from shop_order o where ${where} order by o.placed_at desc, o.id desc`,
        values,
      );
      const all = rows.map(({ number }) => number);
      for (const most of [1, 3, 7, 500])
        for (const newest of [[1], [30, 60], [], [1_000]])
          expect(await numbersOfFilter(api.db, filter, true, most, { ...few, newest })).toEqual(
            all.slice(0, most),
          );
    },
  );

  it("words that find many orders, all of them old, have a few looked at before they are looked up", async () => {
    const looks: number[] = [];
    const sql: Sql = {
      async query(text, values) {
        const [explained] = await api.db.query(`explain (analyze, format json) ${text}`, values);
        JSON.stringify(explained, (_, node) => {
          if (node?.["Relation Name"] === "order_search") looks.push(node["Actual Loops"]);
          return node;
        });
        return api.db.query(text, values);
      },
    };
    const filter = { search: oldest };
    await listOrders(sql, { filter, sort: "-placed_at", limit: 3, knowsEmails: true }, few);
    expect(Math.max(...looks)).toBe(few.lookedAt);
  });

  it("the money of an order is said by the database as by cart-core, whatever moves", async () => {
    const stages = ["awaiting_payment", "confirmed", "delivered", "cancelled", "returned"];
    const sums = [
      {},
      { received: 0.5 },
      { received: 1 },
      { received: 1.5 },
      { received: 1, refunded: 0.3 },
      { received: 1, refunded: 1 },
      { received: 1, reversed: 1 },
      { received: 1, chargeback: 1, dispute: 1 },
      { received: 1, chargeback: 1, chargeback_won: 1 },
      { received: 0.4, review: 1 },
      { received: 1, promised: 0.5 },
    ] as const;
    const orders = await api.db.query<{ id: number; number: string; payable_kobo: number }>(
      "select id, number, payable_kobo from shop_order order by id limit $1",
      [stages.length * sums.length],
    );
    await api.db.query("delete from payment_allocation where order_id = any($1::bigint[])", [
      orders.map(({ id }) => id),
    ]);
    let place = 0;
    for (const stage of stages) {
      for (const moved of sums) {
        const { id, number, payable_kobo: payable } = orders[place++] ?? expect.fail("too few orders");
        const isPaid = stage !== "awaiting_payment" && place % 2 === 0;
        await api.db.query(
          `update shop_order set status = $2, paid_at = case when $3 then now() end,
             respond_by = case when $2 = 'awaiting_payment' then now() + interval '1 day' end where id = $1`,
          [id, stage, isPaid],
        );
        await move(id, number, payable, moved);
        const told = (await readOrderOf(api.db, number))?.payment.status;
        const [row] = await api.db.query<{ payment_status: string }>(
          "select payment_status from shop_order where id = $1",
          [id],
        );
        expect({ stage, moved, isPaid, status: row?.payment_status }).toEqual({
          stage,
          moved,
          isPaid,
          status: told,
        });
      }
    }
  });

  async function move(id: number, number: string, payable: number, moved: Readonly<Record<string, number>>) {
    for (const [what, part] of Object.entries(moved)) {
      const kobo = Math.round(payable * part);
      if (what === "review" || what === "promised" || what === "dispute") {
        await api.db.query(
          `insert into payment_attempt (order_id, provider, reference, amount_kobo, expires_at, watched_until)
           values ($1, 'paystack', $2, $3, now(), now())`,
          [id, `${number}-${what.toUpperCase()}`, kobo],
        );
      }
      if (what === "review") {
        await api.db.query("update payment_attempt set review = 'look' where order_id = $1", [id]);
      } else if (what === "promised") {
        await api.db.query(
          `insert into payment_refund (order_id, attempt_id, amount_kobo, reason, status, requested_by)
           select $1, id, $2, 'a test', 'pending', 'a test' from payment_attempt where order_id = $1`,
          [id, kobo],
        );
      } else if (what === "dispute") {
        await api.db.query(
          `insert into payment_dispute (order_id, attempt_id, provider, provider_id, status, amount_kobo)
           select $1, id, 'paystack', $2, 'open', $3 from payment_attempt where order_id = $1`,
          [id, number, kobo],
        );
      } else {
        await api.db.query(
          `with moved as (insert into payment_receipt (provider, kind, amount_kobo, provider_ref, at, actor)
             values ('bank', $2, $3, $4, now(), 'a test') returning id)
           insert into payment_allocation (receipt_id, order_id, amount_kobo, actor) select id, $1, $3, 'a test' from moved`,
          [id, what, kobo, `${number}/${what}`],
        );
      }
    }
  }

  it("money that moves raises the revision of its order", async () => {
    const [before] = await api.db.query<{
      id: number;
      number: string;
      revision: number;
      payable_kobo: number;
    }>("select id, number, revision, payable_kobo from shop_order order by id desc limit 1");
    await move(before?.id ?? 0, before?.number ?? "", before?.payable_kobo ?? 0, { refunded: 0.1 });
    const [after] = await api.db.query<{ revision: number }>(
      "select revision from shop_order where id = $1",
      [before?.id ?? 0],
    );
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Number.POSITIVE_INFINITY);
  });

  it("today counts what must be done, each with its oldest and its list, by what one may do", async () => {
    const { today } = await owner.done(readToday);
    const toPack = today.find(({ kind: each }) => each === "orders_to_pack");
    expect(toPack).toMatchObject({ link: "/orders?stage=confirmed&held=no&sort=placed_at" });
    expect(Date.parse(toPack?.oldest ?? "")).toBeLessThan(Date.now());
    const viewer = await staffAs(api, "viewer");
    expect((await viewer.done(readToday)).today).toEqual([]);
  });

  it("views are saved, shared, counted and deleted", async () => {
    const mine = { screen: "orders", name: "Lagos to pack", query: "stage=packed&q=lagos", is_pinned: true };
    const { view } = await owner.done(saveView, { body: { ...mine, is_team: true, is_default: true } });
    const sales = await staffAs(api, "sales");
    const { views } = await sales.done(listSavedViews, { query: { screen: "orders" } });
    expect(views).toMatchObject([{ id: view.id, is_mine: false, is_team: true }]);
    const { counts } = await sales.done(countViews, { query: { screen: "orders" } });
    expect(counts.map(({ id }) => id)).toEqual([...orderViews.map(({ id }) => id), view.id]);
    // A tab says what its list has.
    for (const { id, query } of orderViews) {
      const { total } = await sales.done(listDeskOrders, {
        query: Object.fromEntries(new URLSearchParams(query)),
      });
      expect(counts.find((each) => each.id === id)?.count, id).toBe(total);
    }
    expect((await sales.call(deleteView, { params: { id: view.id } })).status).toBe(404);
    const renamed = await owner.done(saveView, { body: { ...mine, id: view.id, name: "To pack" } });
    expect(renamed.view).toMatchObject({ id: view.id, name: "To pack", is_team: false, is_default: false });
    await owner.done(deleteView, { params: { id: view.id } });
    expect((await owner.done(listSavedViews, { query: { screen: "orders" } })).views).toEqual([]);
  });

  it("no more than eight views of a list are pinned", async () => {
    const body = { screen: "stock", name: "Low", query: "low=true", is_pinned: true };
    for (let count = 0; count < 8; count += 1) await owner.done(saveView, { body });
    expect((await owner.call(saveView, { body })).status).toBe(422);
  });
});
