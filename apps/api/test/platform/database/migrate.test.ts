import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readClientLines } from "#api/modules/trade/cart/client-cart-rows.ts";
import {
  type Migration,
  MigrationChanged,
  migrate,
  migrationsApplied,
  readMigrations,
} from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { allDatabaseKinds, openTestDatabase, type TestDatabase } from "../../fixtures/database.ts";

const migrationOf = (number: number, sql: string): Migration => ({
  number,
  name: `${number}_made.sql`,
  sql,
  checksum: `sum of ${sql}`,
});

describe.each(allDatabaseKinds)("migrations on %s", (kind) => {
  let opened: TestDatabase;
  let released: Migration[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    released = await readMigrations();
  });
  afterAll(() => opened.close());

  it("leave no reference without an index that a deletion would follow through a whole table", async () => {
    const unserved = await opened.db.query(
      `select c.conrelid::regclass::text || '.' || a.attname as reference
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confdeltype in ('c', 'n', 'r') and not exists (
         select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
    );
    expect(unserved).toEqual([]);
  });

  it("that are applied are not applied again", async () => {
    expect(await migrate(opened.db)).toEqual([]);
    expect(await migrationsApplied(opened.db)).toBe(true);
  });

  it("that are missing are applied in order, and readiness says so before and after", async () => {
    const more = [
      ...released,
      migrationOf(9001, "create table later (n int)"),
      migrationOf(9002, "insert into later values (1); insert into later values (2)"),
    ];
    expect(await migrationsApplied(opened.db, more)).toBe(false);
    expect(await migrate(opened.db, more)).toEqual(["9001_made.sql", "9002_made.sql"]);
    expect(await migrationsApplied(opened.db, more)).toBe(true);
    expect(await opened.db.query("select n from later order by n")).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it("of a newer release do not make an older one unready", async () => {
    expect(await migrationsApplied(opened.db, released)).toBe(true);
  });

  it("whose file was changed after it was applied stop the start, with a line that names it", async () => {
    const changed = released.map((one) => (one.number === 1 ? { ...one, checksum: "other" } : one));
    await expect(migrate(opened.db, changed)).rejects.toThrow(MigrationChanged);
    await expect(migrate(opened.db, changed)).rejects.toThrow("Migration 0001_catalogue.sql was changed");
  });

  it("keep each row of the trade carts of an earlier release, with pieces, mark and order", async () => {
    const sqlOf = (wanted: number) => released.find(({ number }) => number === wanted)?.sql ?? "";
    const { db } = opened;
    await db.query("drop table client_cart_line; drop table client_cart");
    await db.query(sqlOf(60));
    const [person] = await db.query<{ id: string }>(
      `with company as (
         insert into client_company (name, price_list_code) select 'Eko', min(code) from price_list returning id)
       insert into client_person (company_id, email, email_key, firstname, lastname, password_hash)
       select id, 'a@b.example', 'a@b.example', 'Ada', 'Obi', 'x' from company returning id`,
    );
    const id = person?.id ?? "";
    await db.query("insert into client_cart (person_id) values ($1)", [id]);
    await db.query(
      `insert into client_cart_line (person_id, sku, quantity, side_mark, seen_net_kobo)
       values ($1, 'PR-2', 7, 'Hall; Bar', 100), ($1, 'PR-1', 3, '', 200)`,
      [id],
    );
    await db.query(sqlOf(93));
    expect(await readClientLines(db, id)).toMatchObject([
      { sku: "PR-2", quantity: 7, sideMark: "Hall; Bar", seenNet: 100 },
      { sku: "PR-1", quantity: 3, sideMark: "", seenNet: 200 },
    ]);
  });

  it("that fail leave nothing behind", async () => {
    const failing = [
      migrationOf(9003, "create table half (n int)"),
      migrationOf(9004, "create table half (n int)"),
    ];
    await expect(migrate(opened.db, failing)).rejects.toMatchObject({ code: "42P07" });
    expect(await opened.db.query("select to_regclass('half') as half")).toEqual([{ half: null }]);
  });
});

describe("replicas that start together", () => {
  it.runIf(allDatabaseKinds.includes("postgres"))("migrate once, and all of them start", async () => {
    const opened = await openTestDatabase("postgres");
    const replicas = await Promise.all(
      Array.from({ length: 4 }, () =>
        openDatabase({ databaseUrl: opened.databaseUrl, dataFolder: opened.dataFolder }),
      ),
    );
    const wanted = [migrationOf(9001, "create table once (n int); insert into once values (1)")];
    const applied = await Promise.all(replicas.map((db) => migrate(db, wanted)));
    expect(applied.flat()).toEqual(["9001_made.sql"]);
    expect(await opened.db.query("select n from once")).toEqual([{ n: 1 }]);
    await Promise.all(replicas.map((db) => db.close()));
    await opened.close();
  });
});

describe("migration files", () => {
  it.each([
    [["0001_a.sql", "0001_b.sql"], "have the same number"],
    [["1_a.sql"], "is not named like"],
    [["0001-a.sql"], "is not named like"],
  ])("%j are refused: they %s", async (names, reason) => {
    const folder = await mkdtemp(join(tmpdir(), "precise-migrations-"));
    await mkdir(folder, { recursive: true });
    for (const name of names) await writeFile(join(folder, name), "select 1");
    await expect(readMigrations(pathToFileURL(`${folder}/`))).rejects.toThrow(reason);
    await rm(folder, { recursive: true });
  });

  it("mean the same with the line ends of any system", async () => {
    const folder = await mkdtemp(join(tmpdir(), "precise-migrations-"));
    await writeFile(join(folder, "0001_a.sql"), "select 1;\nselect 2;\n");
    const [unix] = await readMigrations(pathToFileURL(`${folder}/`));
    await writeFile(join(folder, "0001_a.sql"), "select 1;\r\nselect 2;\r\n");
    const [windows] = await readMigrations(pathToFileURL(`${folder}/`));
    expect(windows?.checksum).toBe(unix?.checksum);
    await rm(folder, { recursive: true });
  });
});
