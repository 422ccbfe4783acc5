import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listDeliveries } from "#api/modules/deliveries/delivery-list.ts";
import { allOrdersNamed, fewOrdersNamed } from "#api/modules/orders/orders-named.ts";
import { listClaims } from "#api/modules/returns/claim-list.ts";
import { seedManyOrders } from "../../desk/many-orders.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

describe.each(databaseKinds)("orders by a part of a name, on %s", (kind) => {
  let opened: TestDatabase;
  let names: { id: number; number: string; name: string }[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { db } = opened;
    await seedManyOrders(db, 100);
    await db.query(
      `update shop_order set firstname = 'Adéṣọlá', lastname = 'Nwa-Obi''ora', status = 'packed'
       where id = (select max(id) from shop_order)`,
    );
    await db.query(
      `insert into return_claim (number, order_id, kind, wish, state, digest, delivered_on)
       select 'RET-' || id, id, 'return', 'refund', 'requested', 'd' || id, current_date from shop_order`,
    );
    await db.query(
      `insert into return_line (claim_id, position, sku, name, quantity, reason, months_since_delivery, is_in_time)
       select id, 1, 'LAMP-1', 'Lamp', 1, 'damaged', 1, true from return_claim`,
    );
    names = await db.query(
      "select id, number, lower(firstname || ' ' || lastname) as name from shop_order order by id",
    );
  }, 60_000);
  afterAll(() => opened.close());

  async function deliveriesOf(search: string) {
    const named = { few: () => fewOrdersNamed(opened.db, search), all: allOrdersNamed(search) };
    return (await listDeliveries(opened.db, { search, named }, () => (phone) => phone)).deliveries;
  }
  const named = (text: string) => names.filter(({ name }) => name.includes(text.toLowerCase()));

  it.each(["kafo", "Adéṣọlá", "ṣọl", "bi'or", "lá nwa", "Ada Obi", "obi", "a o", "zebra", "nobody at all"])(
    "%s has all of them",
    async (text) => {
      const ids = await fewOrdersNamed(opened.db, text);
      const expected = named(text);
      expect(ids ?? expected.map(({ id }) => id)).toEqual(
        expect.arrayContaining(expected.map(({ id }) => id)),
      );
      const claims = await listClaims(opened.db, { search: text, limit: 200 });
      expect(claims.returns.map((row) => row.order_number).sort()).toEqual(
        expected.map(({ number }) => number).sort(),
      );
      const deliveries = await deliveriesOf(text);
      const shown = new Set(expected.map(({ number }) => number));
      for (const { number } of deliveries) expect(shown).toContain(number);
      const walked = await listDeliveries(opened.db, { search: text }, () => (phone) => phone);
      expect(deliveries).toEqual(walked.deliveries);
    },
  );

  it("is looked up only where it has three letters and few orders", async () => {
    expect(await fewOrdersNamed(opened.db, "ob")).toBeUndefined();
    expect(await fewOrdersNamed(opened.db, "obi", 3)).toBeUndefined();
    expect(await fewOrdersNamed(opened.db, "zebra")).toEqual([]);
    const last = names.at(-1);
    expect(await fewOrdersNamed(opened.db, "biora")).toEqual([]);
    expect(await fewOrdersNamed(opened.db, "Adesola")).toEqual([last?.id]);
    const deliveries = await deliveriesOf("obi'ora");
    expect(deliveries.map(({ number }) => number)).toEqual([last?.number]);
  });
});
