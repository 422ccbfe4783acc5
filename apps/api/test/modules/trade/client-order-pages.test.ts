import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOwnClientOrders } from "#api/modules/trade/orders/client-order-rows.ts";
import { seedManyOrders } from "../../desk/many-orders.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";
import { putClients } from "./put-clients.ts";

describe.each(databaseKinds)("a trade client's list of orders, on %s", (kind) => {
  let opened: TestDatabase;
  let person: string;
  let kept: { number: string; po: string; has_goods: boolean; first_name: string }[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { db } = opened;
    const clients = await putClients(db);
    const [row] = await db.query<{ id: string; company_id: string }>(
      "select id, company_id from client_person where email_key = lower($1)",
      [clients.ngozi.email],
    );
    person = row?.id ?? expect.fail("no person");
    await seedManyOrders(db, 90);
    // Two of three are the person's; several were placed at one moment.
    await db.query(
      `update shop_order set client_person_id = $1, company_id = $2, company = '{"name": "Eko"}', customer_id = null,
         site_contact = '{"name": "Site", "phone": "+2348031112222"}', po_number = 'eko-' || id,
         placed_at = date_trunc('month', placed_at)
       where id % 3 > 0`,
      [person, row?.company_id ?? null],
    );
    await db.query(
      `update shop_order_line set cancelled = cancelled + quantity, quantity = 0, row_total_kobo = 0
       where order_id = (select max(id) from shop_order where client_person_id = $1)`,
      [person],
    );
    kept = await db.query(
      `select number, po_number as po,
         exists (select from shop_order_line l where l.order_id = o.id and l.quantity > 0) as has_goods,
         (select name from shop_order_line l where l.order_id = o.id and l.quantity > 0 order by position limit 1) as first_name
       from shop_order o where client_person_id = $1 order by placed_at desc, id desc`,
      [person],
    );
  }, 60_000);
  afterAll(() => opened.close());

  it.each(["", "EKO-1", "eko", "pr-", "nothing like it"])(
    "has each with %j in a number once, the newest first",
    async (text) => {
      const fitting = kept.filter(({ number, po }) =>
        [number, po].some((each) => each.toUpperCase().includes(text.toUpperCase())),
      );
      const found: { number: string; first_name: string }[] = [];
      for (let offset = 0; offset < 70; offset += 7) {
        const { orders, totalCount } = await listOwnClientOrders(opened.db, person, {
          text,
          offset,
          limit: 7,
        });
        found.push(...orders.map(({ number, first_name }) => ({ number, first_name })));
        expect(totalCount).toBe(fitting.length);
      }
      expect(found).toEqual(
        fitting.filter((row) => row.has_goods).map(({ number, first_name }) => ({ number, first_name })),
      );
    },
  );
});
