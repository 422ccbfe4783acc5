import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findApplications, findCompanies } from "#api/desk/trade/trade-list.ts";
import { databaseKinds, openTestDatabase, type TestDatabase } from "../fixtures/database.ts";

describe.each(databaseKinds)("trade companies and applications by words, on %s", (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    for (const statement of [
      "insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ('words', 'Words', 900, 100)",
      `insert into client_company (name, tin, rc_number, price_list_code, credit_limit_kobo, credit_reserved_kobo, disabled_at)
       select (array['Okafor', 'Lagos Lights', 'Bello 100%_'])[1 + n % 3] || ' ' || n, case when n % 2 = 0 then '10' || n else '' end,
         case when n % 5 = 0 then '' else 'RC' || n end, 'words', 1000, case when n % 4 = 0 then 950 else 0 end,
         case when n % 7 = 0 then now() end
       from generate_series(1, 60) n`,
      `insert into client_person (company_id, email, email_key, firstname, lastname, password_hash)
       select id, mail, lower(mail), 'Ada', 'Obi', 'x'
       from (select id, replace(split_part(name, ' ', 1), '%', '') || k || row_number() over (order by id, k) || '@Trade.example' as mail
         from client_company cross join generate_series(1, 2) k) p where abs(hashtext(mail)) % 4 > 0`,
      `insert into client_application (company, rc_number, trade, state, email, email_key, firstname, lastname, phone, tin, status)
       select 'Firm ' || n, case when n % 3 = 0 then '' else 'RC' || n end, 'architect', 'Lagos', 'F' || n || '@Trade.example',
         'f' || n || '@trade.example', (array['Ada', 'Bola'])[1 + n % 2], 'Obi', '+23480312' || n, '',
         (array['open', 'approved', 'declined'])[1 + n % 3]
       from generate_series(10, 60) n`,
    ])
      await opened.db.query(statement);
  }, 60_000);
  afterAll(() => opened.close());

  it.each([
    ["okafor"],
    ["trade.example"],
    ["lights", "trade"],
    ["0%_"],
    ["rc1", "okafor"],
    ["10"],
    ["a"],
    ["zebra"],
  ])("companies of %s %s are those that have all of it, of few words and of many", async (...typed) => {
    const words = typed.filter((word) => word !== undefined);
    for (const narrow of [{}, { state: "open" }, { credit: "full" }] as const) {
      const rows = await opened.db.query<{
        id: string;
        name: string;
        mails: string;
        tin: string;
        rc_number: string;
      }>(
        `select c.id, c.name, c.tin, c.rc_number, (select coalesce(string_agg(email_key, ' '), '') from client_person where company_id = c.id) as mails
           from client_company c where ($1::text is null or disabled_at is null) and ($2::text is null or credit_reserved_kobo > 900)
           order by lower(c.name), c.id`,
        ["state" in narrow ? narrow.state : null, "credit" in narrow ? narrow.credit : null],
      );
      const fitting = rows.filter(({ name, tin, rc_number, mails }) =>
        words.every(
          (word) => `${name} ${tin} ${rc_number}`.toLowerCase().includes(word) || mails.includes(word),
        ),
      );
      for (const mostNamed of [1, 10, 1_000]) {
        const wanted = { words, lists: [], state: null, credit: null, ...narrow, limit: 200 };
        const found = await findCompanies(opened.db, wanted, { mostNamed });
        expect(found.rows.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
        expect(found.total).toBe(fitting.length);
      }
    }
  });

  it.each([["firm"], ["bola", "firm 3"], ["rc1"], ["+2348031212"], ["5"], ["f20@trade"], ["zebra"]])(
    "applications of %s %s are those that have all of it",
    async (...typed) => {
      const words = typed.filter((word) => word !== undefined);
      const rows = await opened.db.query<{ id: number; facts: string }>(
        `select id, lower(concat_ws(' ', company, rc_number, tin, email, firstname, lastname, phone)) as facts
         from client_application order by status = 'open' desc, id desc`,
      );
      const fitting = rows.filter(({ facts }) => words.every((word) => facts.includes(word)));
      const found = await findApplications(opened.db, { words, status: null, limit: 100 });
      expect(found.rows.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
      expect(found.total).toBe(fitting.length);
    },
  );
});
