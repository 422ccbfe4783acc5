import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import type { Database } from "#api/platform/database/port.ts";
import { databaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { ask, claimBody, claimIn, deliveredOrder } from "../../modules/returns/return-calls.ts";

/** The number that each sequence of the shop gives next. */
async function nextNumbers(db: Database): Promise<Record<string, number>> {
  const rows = await db.query<{ name: string; next: number }>(
    `select sequencename::text as name, coalesce(last_value + increment_by, start_value)::int as next from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]));
}

describe.each(databaseKinds)("numbers after a restore on %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 20 }]);
    const number = await deliveredOrder(api, { LAMP: 3 }, 8_000);
    for (const serial of ["1", "2", "3"]) {
      const lines = [{ sku: "LAMP", quantity: 1, reason: "faulty", serial }];
      claimIn(await ask(api, claimBody(number, "LAMP", { lines })));
    }
  });
  afterAll(() => api.close());

  async function backup(name: string): Promise<string> {
    const file = join(api.dataFolder, name);
    await writeBackup(api.db, file);
    return file;
  }
  async function restored<Result>(file: string, look: (db: Database) => Promise<Result>): Promise<Result> {
    const empty = await openTestDatabase(kind);
    try {
      await restoreBackup(empty.db, file);
      return await look(empty.db);
    } finally {
      await empty.close();
    }
  }

  it("go on where those of the shop stood, whatever their tables hold", async () => {
    // A number each that no row holds: of what was deleted, or of an order that was refused.
    const names = Object.keys(await nextNumbers(api.db));
    expect(names).toContain("return_claim_number");
    for (const [at, name] of names.entries())
      await api.db.query("select setval($1::regclass, $2)", [name, 1_000 + at]);
    const before = await nextNumbers(api.db);
    expect(await restored(await backup("all.backup"), nextNumbers)).toEqual(before);
  });

  it("of a backup from before they were in it go on behind the rows", async () => {
    const file = await backup("new.backup");
    const [head = "", ...lines] = gunzipSync(await readFile(file))
      .toString()
      .split("\n");
    const { sequences, ...old } = JSON.parse(head) as Record<string, unknown>;
    expect(sequences).toBeDefined();
    const older = join(api.dataFolder, "old.backup");
    await writeFile(older, gzipSync([JSON.stringify(old), ...lines].join("\n")));
    const next = await restored(older, nextNumbers);
    expect(next).toMatchObject({ return_claim_number: 4, return_claim_id_seq: 4, shop_order_id_seq: 2 });
  });

  it("that went out since the backup are not given again", async () => {
    const file = await backup("before.backup");
    await api.db.query("select setval('return_claim_number', 5000)");
    await restoreBackup(api.db, file);
    expect((await nextNumbers(api.db)).return_claim_number).toBe(5001);
  });
});
