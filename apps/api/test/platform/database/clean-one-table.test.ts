import { afterAll, beforeAll, expect, it } from "vitest";
import { cleanOneTable } from "#api/platform/database/clean-one-table.ts";
import { openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase("pglite");
});
afterAll(() => opened.close());

it("the table with the most dead rows is cleaned, then there is nothing left to do", async () => {
  const { db } = opened;
  await db.query("create table busy (n integer); create table calm (n integer); insert into calm values (1)");
  while (await cleanOneTable(db)); // what the migrations left behind
  await db.query("insert into busy select n from generate_series(1, 2000) as n");
  await db.query("update busy set n = n + 1");
  expect(await cleanOneTable(db)).toBe("public.busy");
  expect(await cleanOneTable(db)).toBeUndefined();
  expect(await db.query("select reltuples::int as rows from pg_class where relname = 'busy'")).toEqual([
    { rows: 2000 },
  ]);
});
