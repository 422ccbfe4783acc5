import { mostCounted } from "@precise/cart-core/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSearch } from "#api/desk/orders/read-search.ts";
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

  const asWhole = { manyFound: mostCounted, lookedAt: 1 };
  const fewLookedAt = { manyFound: 4, lookedAt: 20 };
  const allLookedAt = { ...fewLookedAt, lookedAt: mostCounted };

  it.each(["", "obi", "ada", "lagos", "obi lagos", "obi ikeja 0800", "0800 0000", "nobody at all"])(
    "a search for %s finds whose account or one of whose orders has all of it, looked up or looked at",
    async (search) => {
      let all = 0;
      for (const tag of ["", "most", "few", "few,old,none"]) {
        for (const of of [undefined, "account", "guest"] as const) {
          const filter = { search, tag, kind: of };
          const fitting = await idsFitting(filter);
          const whole = { ids: fitting, total: fitting.length };
          all += fitting.length;
          expect(await pagesOf(filter, asWhole), JSON.stringify(filter)).toEqual(whole);
          expect(await pagesOf(filter, fewLookedAt), JSON.stringify(filter)).toEqual(whole);
          expect(await pagesOf(filter, allLookedAt), JSON.stringify(filter)).toEqual(whole);
        }
      }
      expect(all > 20).toBe(search !== "nobody at all");
    },
  );

  it.each<[string, string]>([
    [
      "an order's e-mail is corrected",
      "update shop_order set email_key = 'new@example.com' where id in (select id from shop_order where customer_id is null order by id limit 7)",
    ],
    ["an order's name is corrected", "update shop_order set lastname = 'Zzold' where id % 9 = 0"],
    [
      "a guest orders again",
      "update shop_order set placed_at = placed_at + interval '3 days' where customer_id is null and id % 5 = 0",
    ],
    [
      "orders are put into an account",
      "update shop_order set customer_id = (select min(id::text)::uuid from customer) where customer_id is null and id % 7 = 0",
    ],
    [
      "all orders become one guest's",
      "update shop_order set customer_id = null, email_key = 'everybody@example.com' where id % 3 = 0",
    ],
    [
      "an account's e-mail is verified",
      "update customer set is_email_verified = true where not is_email_verified",
    ],
    [
      "it is another's by now",
      "update customer set email_key = 'x' || email_key where id in (select id from customer order by id limit 20)",
    ],
    [
      "it is what a guest ordered with",
      "update customer set email_key = 'everybody@example.com' where id = (select max(id::text)::uuid from customer)",
    ],
    [
      "a name changes",
      "update customer set firstname = 'Zainab' where id in (select id from customer order by id limit 5)",
    ],
    ["tags are taken away", "delete from customer_tag where tag = 'few'"],
    [
      "tags are given to guests",
      "insert into customer_tag (email_key, tag) select email_key, 'it''s \\ new' from guest_search order by email_key limit 9",
    ],
    [
      "a guest's tags become another's",
      "update customer_tag set email_key = 'account1@example.com' where id in (select min(id) from customer_tag where email_key is not null and tag not in (select tag from customer_tag where email_key = 'account1@example.com') group by tag)",
    ],
    [
      "people are forgotten",
      "update shop_order set email = '', email_key = '', firstname = '', lastname = '', phone = '' where id % 4 = 0",
    ],
    [
      "accounts are deleted",
      "delete from customer where id in (select id from customer order by id desc limit 9)",
    ],
    [
      "orders are removed",
      "with gone as (delete from payment_allocation where order_id % 11 = 0 returning order_id) select count(*) from gone",
    ],
    ["and they are gone", "delete from shop_order where id % 11 = 0"],
  ])("what people are found by stays true when %s", async (_, statement) => {
    await api.db.query(statement);
    const kept = await api.db.query(
      `select customer_id::text as who, null as number, terms::text as terms from account_search
       union all select email_key, number, terms::text from guest_search order by who`,
    );
    expect(kept).toEqual(await api.db.query(peopleAnew));
  });

  it("of more orders than a word has places, the last ones are still found", async () => {
    await api.db.transaction(async (tx) => {
      await tx.query("set local precise.restoring = 'on'");
      await tx.query(
        `insert into shop_order (number, status, placed_at, email, email_key, firstname, lastname, phone, delivery_method, address,
           payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo, vat_per_thousand,
           seller, person_key, discounts)
         select 'PR-ZZZZ' || to_char(n, 'FM0000'), 'placed', now(), email, 'busy@example.com', 'Zebra', 'Last' || n, phone, delivery_method,
           address, payment_method, subtotal_kobo, discount_kobo, grand_total_kobo, delivery_fee_kobo, payable_kobo, vat_kobo,
           vat_per_thousand, seller, person_key, discounts
         from (select * from shop_order limit 1) o, generate_series(1, 300) n`,
      );
      await tx.query(
        "insert into order_search (order_id, terms) select o.id, order_search_terms(o) from shop_order o where firstname = 'Zebra'",
      );
    });
    await api.db.query("insert into customer_tag (email_key, tag) values ('busy@example.com', 'busy')");
    for (const [filter, total] of [
      [{ search: "zebra last300" }, 1],
      [{ search: "zebra last12", tag: "busy" }, 1],
      [{ search: "last299 ikeja", tag: "busy" }, 1],
      [{ search: "last299", tag: "most" }, 0],
      [{ search: "last299 last12" }, 0],
      [{ search: "last299", kind: "account" }, 0],
    ] as const)
      expect((await pagesOf(filter, asWhole)).total, JSON.stringify(filter)).toBe(total);
    await api.db.query(
      `update customer set email_key = 'busy@example.com', is_email_verified = true where id = (select min(id::text)::uuid from customer)`,
    );
    const found = await pagesOf({ search: "last299" }, allLookedAt);
    expect(found).toEqual(await pagesOf({ search: "last299", kind: "account" }, asWhole));
    expect(found.total).toBe(1);
  }, 30_000);

  /** Everybody who fits, the last seen first, by a question of its own that knows nothing of what is kept. */
  async function idsFitting({ search = "", tag = "", kind: of }: CustomerFilter): Promise<string[]> {
    const query = readSearch(search, true)
      .terms.map((term) => term.query)
      .join(" & ");
    const tags = tag.split(",").filter(Boolean);
    const guests = "o.customer_id is null and o.company_id is null and o.email_key <> ''";
    const rows = await api.db.query<{ id: string }>(
      `select id from (
         select 'account' as kind, c.id::text as id, c.signed_in_at as seen_at, c.id as customer_id,
           case when c.is_email_verified then c.email_key end as email_key, customer_search_terms(c) as own
         from customer c
         union all
         (select distinct on (o.email_key) 'guest', o.number, o.placed_at, null::uuid, o.email_key, ''::tsvector from shop_order o
          where ${guests} and o.email_key not in (select c.email_key from customer c where c.is_email_verified)
          order by o.email_key, o.placed_at desc, o.id desc)
       ) p
       where ($1 = '' or own @@ $1::tsquery or exists (select 1 from shop_order o where order_search_terms(o) @@ $1::tsquery
           and (o.customer_id = p.customer_id or o.email_key = p.email_key and ${guests})))
         and (cardinality($2::text[]) = 0 or exists (select 1 from customer_tag t where t.tag = any($2)
           and (t.customer_id = p.customer_id or t.email_key = p.email_key)))
         and ($3::text is null or kind = $3)
       order by seen_at desc, id desc`,
      [query, tags, of ?? null],
    );
    return rows.map(({ id }) => id);
  }

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

/** Everybody's row as it has to be: of a guest whose e-mail is no account's own, and of each account. */
const peopleAnew = `select c.id::text as who, null as number,
    person_terms(c.id, case when c.is_email_verified then c.email_key end)::text as terms from customer c
  union all
  (select distinct on (o.email_key) o.email_key, o.number, person_terms(null, o.email_key)::text from shop_order o
   where o.customer_id is null and o.company_id is null and o.email_key <> ''
     and o.email_key not in (select c.email_key from customer c where c.is_email_verified)
   order by o.email_key, o.placed_at desc, o.id desc) order by who`;
