import { mostCounted } from "@precise/cart-core/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CustomerFilter, listCustomers } from "#api/desk/people/list-customers.ts";
import { databaseKinds } from "../fixtures/database.ts";
import { startTestApi, type TestApi } from "../fixtures/start-test-api.ts";
import { seedManyOrders } from "./many-orders.ts";

describe.each(databaseKinds)("what the list of customers stands on, on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await seedManyOrders(api.db, 240, 60);
    // Guests who came again, some under the e-mail of an account, which is its own or not; many seen at the same time.
    for (const statement of [
      "update customer set is_email_verified = abs(hashtext(id::text)) % 4 <> 0, signed_in_at = date_trunc('hour', signed_in_at)",
      `update shop_order set placed_at = date_trunc('day', placed_at),
         email_key = case abs(hashtext(number)) % 3 when 0 then 'account' else 'buyer' end || abs(hashtext(number)) % 50 || '@example.com'
       where customer_id is null`,
      "update shop_order set company_id = null, email_key = '', email = '' where customer_id is null and abs(hashtext(number)) % 9 = 0",
      `insert into customer_tag (customer_id, tag)
       select id, tag from customer, unnest(array['most', 'few', 'old']) tag
       where case tag when 'most' then abs(hashtext(id::text)) % 3 > 0 when 'few' then abs(hashtext(id::text)) % 20 = 1
         else signed_in_at < now() - interval '50 minutes' end`,
      `insert into customer_tag (email_key, tag)
       select distinct email_key, tag from shop_order, unnest(array['most', 'few']) tag
       where customer_id is null and email_key <> '' and (tag = 'most' or abs(hashtext(email_key)) % 10 = 1)`,
    ])
      await api.db.query(statement);
  }, 60_000);
  afterAll(() => api.close());

  const asWhole = { manyFound: mostCounted, manyTagged: mostCounted, lookedAt: 1 };
  const fewLookedAt = { manyFound: 4, manyTagged: 8, lookedAt: 20 };
  const allLookedAt = { ...fewLookedAt, lookedAt: mostCounted };

  it.each(["", "obi", "ada", "lagos", "obi lagos", "0800 0000", "nobody at all"])(
    "a search for %s finds the same people whether they are looked up or each is looked at",
    async (search) => {
      let all = 0;
      for (const tag of ["", "most", "few", "few,old,none"]) {
        for (const of of [undefined, "account", "guest"] as const) {
          const filter = { search, tag, kind: of };
          const whole = await pagesOf(filter, asWhole);
          all += whole.ids.length;
          expect(new Set(whole.ids).size).toBe(whole.total);
          expect(await pagesOf(filter, fewLookedAt), JSON.stringify(filter)).toEqual(whole);
          expect(await pagesOf(filter, allLookedAt), JSON.stringify(filter)).toEqual(whole);
        }
      }
      expect(all > 20).toBe(search !== "nobody at all");
    },
  );

  async function pagesOf(filter: CustomerFilter, bounds: typeof asWhole) {
    const ids: string[] = [];
    let total: number | undefined;
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listCustomers(api.db, filter, { cursor, limit: 11, knowsEmails: true }, bounds);
      expect(page.total).toBe(total ?? page.total);
      total = page.total;
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    }
    return { ids, total };
  }
});
