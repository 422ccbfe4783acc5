import { afterAll, beforeAll, expect, it } from "vitest";
import { forgetBankCredits } from "#api/modules/money/forget-payers.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
});
afterAll(() => opened.close());

it("what tells a payer is forgotten after six years, some rows and credits at a time", async () => {
  const { db } = opened;
  await db.query("insert into bank_statement (name, sha256, actor) values ('July.csv', 'digest', 'test')");
  const day = "(now() - case when n = 4 then interval '1 day' else interval '6 years 1 day' end)::date";
  await db.query(
    `insert into bank_credit (statement_id, digest, day, amount_kobo, narration)
     select 1, 'digest ' || n, ${day}, 100, 'Ada Obi' from generate_series(1, 4) n`,
  );
  await db.query(
    `insert into bank_statement_row (statement_id, row, outcome, credit_id, held)
     select 1, n, 'alike', n, jsonb_build_object('day', ${day}, 'narration', 'Ada Obi') from generate_series(1, 4) n`,
  );
  const left = async () => {
    const [counts] = await db.query(
      `select (select count(*)::int from bank_credit where narration <> '') as credits,
         (select count(*)::int from bank_statement_row where held is not null) as rows`,
    );
    return counts;
  };
  expect(await forgetBankCredits(db, 2)).toBe(4);
  expect(await left()).toEqual({ credits: 2, rows: 2 });
  expect(await forgetBankCredits(db, 2)).toBe(2);
  expect(await forgetBankCredits(db, 2)).toBe(0);
  expect(await left()).toEqual({ credits: 1, rows: 1 });
});
