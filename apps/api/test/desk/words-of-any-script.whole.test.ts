import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { numbersOfFilter } from "#api/desk/orders/list-orders.ts";
import { listCustomers } from "#api/desk/people/list-customers.ts";
import { listAppointments } from "#api/modules/appointments/appointment-list.ts";
import { listInbox } from "#api/modules/messages/inbox-list.ts";
import { allOrdersNamed, fewOrdersNamed } from "#api/modules/orders/orders-named.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { plainWords } from "#api/platform/text/plain-words.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../fixtures/database.ts";
import { seedManyOrders } from "./many-orders.ts";

/** The last migration before letters of any script were kept. */
const lastBefore = 357;

/** First and last name, and what is typed to find them. */
const people = [
  ["小明", "王", ["王小明", "小明", "明"]],
  ["Иван", "Соколов", ["иван соколов", "ИВА", "СОКОЛ"]],
  ["أَحْمَد", "الـخـالد", ["احمد", "أحمد الخالد", "الخا"]],
  ["Ɓala", "Ƙofar", ["ɓala", "ƙof"]],
  ["ΝΙΚΟΣ", "Παππάς", ["Νίκος", "παππασ"]],
  ["서연", "김", ["김 서연", "서"]],
  ["आशा", "शर्मा", ["आशा", "शर्मा"]],
  ["Ọláwálé", "Ẹ̀kọ́", ["olawale", "Eko"]],
] as const;
const typed = people.flatMap(([, , ways], n) => ways.map((way) => ({ way, n: n + 1 })));

function every(step: number, from: number, before: number): number[] {
  return Array.from({ length: Math.ceil((before - from) / step) }, (_, at) => from + at * step);
}

describe.each(allDatabaseKinds)("names of any script, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind, lastBefore);
    await seedManyOrders(opened.db, 60, 20);
    await name(1);
    await migrate(opened.db);
  });
  afterAll(() => opened.close());

  /** Gives the names to a guest's order, to an account, to a message and to an appointment each. */
  async function name(turn: number) {
    const { db } = opened;
    await db.query("delete from shop_message");
    await db.query("delete from appointment");
    for (const [place, [firstname, lastname]] of people.entries()) {
      const n = place + 1;
      await db.query(
        `update shop_order set firstname = $2, lastname = $3
         where id = (select id from shop_order where customer_id is null order by id limit 1 offset $1)`,
        [n, firstname, lastname],
      );
      await db.query(
        `update customer set firstname = $2, lastname = $3, email_key = 'named' || $1::int || '@example.com'
         where id = lpad(to_hex($1::int), 32, '0')::uuid`,
        [n, firstname, lastname],
      );
      await db.query(
        `insert into shop_message (reference, kind, name, email, content, digest, is_suspect)
         values ('M-' || $1::text, 'contact', 'Ada', 'ada@example.com', jsonb_build_object('text', $2::text), $1, false)`,
        [`${turn}-${n}`, `Hello «${firstname}, ${lastname}»!`],
      );
      await db.query(
        `insert into appointment (reference, provider, external_uri, type, starts_at, ends_at, busy_until, status, name, email, phone, note, time_zone)
         values ('V-' || $1::text, 'calendly', 'https://x.example', '{}', now(), now() + interval '1 hour', now() + interval '1 hour', 'booked',
           $2, 'ada@example.com', '+2348031234567', '', 'Africa/Lagos')`,
        [`${turn}-${n}`, `${firstname} ${lastname}`],
      );
    }
  }

  it("are cut into the same words by the database as of a search, by every sign", async () => {
    const signs = [
      ...every(1, 0x1, 0x3400),
      ...every(64, 0x3400, 0xd800),
      ...every(1, 0xf900, 0xfffe),
      ...every(64, 0x1_0000, 0x3_1000),
    ];
    // By their numbers of words: what a database takes for a capital letter is its own.
    const rows = await opened.db.query<{ at: number; words: number }>(
      `select at, (select count(*)::int from plain_words('a' || chr(at) || 'b') word where word <> '') as words
       from unnest($1::int[]) at`,
      [signs],
    );
    expect(rows).toHaveLength(signs.length);
    const different = rows.filter(
      ({ at, words }) => words !== plainWords(`a${String.fromCodePoint(at)}b`).length,
    );
    expect(different.map(({ at }) => at.toString(16))).toEqual([]);
  });

  it.each(["kept from before", "written now"])("find people in every list of the desk, %s", async (when) => {
    if (when === "written now") await name(2);
    const { db } = opened;
    for (const { way, n } of typed) {
      const page = { limit: 50, knowsEmails: true };
      const found = await listCustomers(db, { search: way }, page);
      expect(found.rows.map((each) => each.kind).sort(), way).toEqual(["account", "guest"]);
      const guest = found.rows.find((each) => each.kind === "guest");
      expect(await numbersOfFilter(db, { search: way }, true, 50), way).toContain(guest?.id);
      const { rows: messages } = await listInbox(db, { search: way });
      expect(
        messages.map(({ reference }) => reference.slice(4)),
        way,
      ).toEqual([String(n)]);
      const { rows: visits } = await listAppointments(db, { search: way });
      expect(
        visits.map(({ reference }) => reference.slice(4)),
        way,
      ).toEqual([String(n)]);
      const named = await fewOrdersNamed(db, way);
      if (named !== undefined) {
        const [order] = await db.query<{ id: number }>("select id from shop_order where number = $1", [
          guest?.id ?? "",
        ]);
        expect(named, way).toContain(order?.id);
      }
    }
  });

  it("are found by an index of the words, also where the name of an order is looked up", async () => {
    for (const [text, index] of [
      ["王小明", "order_search_terms"],
      ["соколов", "order_search_words"],
    ] as const) {
      const plan = await opened.db.transaction(async (tx) => {
        await tx.query("set local enable_seqscan = off");
        const values: string[] = [];
        const sql = allOrdersNamed(text)?.((value) => `$${values.push(String(value))}`);
        return tx.query(`explain ${sql}`, values);
      });
      expect(JSON.stringify(plan)).toContain(index);
    }
  });
});
