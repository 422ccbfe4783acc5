import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countDeliveries, listDeliveries } from "#api/modules/deliveries/delivery-list.ts";
import { allOrdersNamed } from "#api/modules/orders/orders-named.ts";
import { seedManyOrders } from "../../desk/many-orders.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

interface Kept {
  readonly number: string;
  readonly id: number;
  readonly stage: string;
  readonly placed_at: Date;
  readonly part: number | null;
  readonly state: string | null;
  readonly sent_at: Date | null;
  readonly came_at: Date | null;
  readonly phone: string;
}

describe.each(databaseKinds)("pages of deliveries, on %s", (kind) => {
  let opened: TestDatabase;
  let kept: Kept[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { db } = opened;
    await seedManyOrders(db, 320);
    // Milliseconds, as they are answered.
    await db.query("update shop_order set placed_at = date_trunc('second', placed_at)");
    await db.query(
      "update shop_order set phone = '+2348031112222' where id = (select max(id) from shop_order)",
    );
    // As forgotten orders are.
    await db.query(
      "update shop_order set phone = '' where id in (select id from shop_order order by id limit 5)",
    );
    await db.query("insert into rider (kind, name, phone) values ('rider', 'Musa Bello', '+2348031234567')");
    // Of every order under way or ended some were sent in two parts, and some of those that were shipped have no delivery.
    await db.query(
      `insert into delivery (order_id, rider_id, part, state, sent_at, ended_at, waybill)
       select o.id, (select id from rider), part,
         case when o.status = 'delivered' then 'delivered' when o.id % 3 = 0 then 'failed' when o.id % 3 = 1 then 'out' else 'delivered' end,
         o.placed_at + part * interval '1 day', case when o.status = 'delivered' then o.placed_at + part * interval '2 days' end,
         case when o.id % 50 = 0 then 'GIG-' || o.id end
       from shop_order o cross join generate_series(1, 2) part
       where o.status in ('delivered', 'shipped', 'packed') and (o.id % 4 <> 0 or o.phone = '+2348031112222') and (part = 1 or o.id % 5 = 0)`,
    );
    kept = await db.query<Kept>(
      `select o.number, o.id, o.status as stage, o.placed_at, d.part, d.state, d.sent_at, coalesce(d.ended_at, d.sent_at) as came_at, o.phone
       from shop_order o left join delivery d on d.order_id = o.id`,
    );
  }, 60_000);
  afterAll(() => opened.close());

  const isUnderWay = ({ stage }: Kept) => stage === "packed" || stage === "shipped";

  /** Keys of a queue, as its pages must have them. */
  function expected(state: string | undefined, fits: (row: Kept) => boolean = () => true): string[] {
    const toSend = kept
      .filter(({ stage }) => stage === "packed")
      .map((row) => ({ ...row, part: null, state: null, sent_at: null, came_at: null }));
    const ofOrder = new Map(toSend.map((row) => [row.id, row]));
    const rows = [...kept.filter((row) => row.part !== null || row.stage === "shipped"), ...ofOrder.values()];
    const queueOf = (row: Kept) => {
      if (row.stage === "packed" && row.part === null) return "to_dispatch";
      if (isUnderWay(row) && row.state === "failed") return "failed";
      return isUnderWay(row) && (row.state ?? "out") === "out" ? "on_the_way" : "done";
    };
    const way = state === undefined || state === "done" ? -1 : 1;
    const at = (row: Kept) => (row.came_at ?? row.placed_at).getTime();
    return rows
      .filter((row) => fits(row) && (state === undefined || queueOf(row) === state))
      .sort((a, b) => way * (at(a) - at(b) || a.id - b.id || (a.part ?? 0) - (b.part ?? 0)))
      .map(({ number, sent_at }) => `${number} ${sent_at?.getTime() ?? "-"}`);
  }

  async function read(
    wanted: Omit<Parameters<typeof listDeliveries>[1], "cursor">,
    lookedAt?: number,
  ): Promise<string[]> {
    const keys: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listDeliveries(opened.db, { ...wanted, cursor }, () => (phone) => phone, lookedAt);
      keys.push(
        ...page.deliveries.map(({ number, sent_at }) => `${number} ${sent_at ? Date.parse(sent_at) : "-"}`),
      );
      cursor = page.next;
    }
    return keys;
  }

  it.each([undefined, "to_dispatch", "on_the_way", "failed", "done"] as const)(
    "of %s have each once, in order",
    async (state) => {
      const keys = await read({ state });
      expect(keys.length).toBeGreaterThan(state === undefined || state === "done" ? 150 : 3);
      expect(keys).toEqual(expected(state));
      if (state !== undefined && state !== "done")
        expect((await countDeliveries(opened.db))[state]).toBe(keys.length);
    },
  );

  it.each([
    ["adeyemi", undefined],
    ["adeyemi", "done"],
    ["ada", "on_the_way"],
    ["da o", undefined],
  ] as const)(
    "of %s in %s are the same looked up, near in the list, and looked at one by one",
    async (search, state) => {
      const rows = await opened.db.query<{ id: number }>(
        "select id from shop_order where strpos(lower(firstname || ' ' || lastname), $1) > 0",
        [search],
      );
      const ids = rows.map(({ id }) => id);
      const all = expected(state, ({ id }) => ids.includes(id));
      expect(all.length).toBeGreaterThan(0);
      expect(await read({ search, state })).toEqual(all);
      for (const few of [ids, undefined])
        for (const sql of [undefined, allOrdersNamed(search)])
          for (const lookedAt of [1, 60, 1_000])
            expect(
              await read({ search, state, named: { few: async () => few, all: sql } }, lookedAt),
            ).toEqual(all);
    },
  );

  it("are found by a phone, an order's number, a waybill and a part of a name", async () => {
    const one = kept.find(({ phone }) => phone === "+2348031112222") ?? expect.fail("none");
    const ofOne = expected(undefined, ({ id }) => id === one.id);
    expect(await read({ search: "0803 111 2222" })).toEqual(ofOne);
    expect(await read({ search: one.number })).toEqual(ofOne);
    expect((await read({ search: "gig-50" })).length).toBeLessThan(3);
    expect((await read({ search: "kafo" })).length).toBeGreaterThan(10);
    for (const search of ["0809 999 9999", "nobody at all"]) expect(await read({ search })).toEqual([]);
  });
});
