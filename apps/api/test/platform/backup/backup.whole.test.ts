import { randomUUID } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOneOfEach } from "#api/desk/operations/open-one-of-each.ts";
import { rehearseApart } from "#api/desk/operations/rehearse-apart.ts";
import { readContent } from "#api/modules/company/content.ts";
import { contentNow, openSettings } from "#api/modules/settings/open-settings.ts";
import type { AuditHead } from "#api/platform/audit/verify-audit.ts";
import { readHeads } from "#api/platform/backup/audit-heads.ts";
import { listRuns, runDueBackups, wantRun } from "#api/platform/backup/backup-runs.ts";
import { newestBackup, type OpenOneOfEach } from "#api/platform/backup/rehearse-restore.ts";
import { restoreBackup } from "#api/platform/backup/restore-backup.ts";
import { writeBackup } from "#api/platform/backup/write-backup.ts";
import type { Database } from "#api/platform/database/port.ts";
import { allDatabaseKinds, openTestDatabase } from "../../fixtures/database.ts";
import { putProducts } from "../../fixtures/put-products.ts";
import { contentFile, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { placedOrder } from "../../modules/orders/order-body.ts";

/** What must hold in every shop: stock and orders add up, no cart is ordered twice, each order has its mail. */
async function drift(db: Database, stockAtFirst: number) {
  const [row] = await db.query<{
    pieces: number;
    orders: number;
    mails: number;
    ordered: number;
    keys: number;
  }>(
    `select (select sum(stock_qty)::int from product) + (select coalesce(sum(quantity), 0)::int from shop_order_line) as pieces,
       (select count(*)::int from shop_order) as orders,
       (select count(*)::int from mail_outbox where kind = 'order_placed') as mails,
       (select count(*)::int from cart where status = 'ordered') as ordered,
       (select count(*)::int from order_key) as keys`,
  );
  expect(row?.pieces).toBe(stockAtFirst);
  expect([row?.mails, row?.ordered, row?.keys]).toEqual([row?.orders, row?.orders, row?.orders]);
  return row?.orders ?? 0;
}

describe.each(allDatabaseKinds)("a backup on %s", (kind) => {
  let api: TestApi;
  const file = () => join(api.dataFolder, `${randomUUID()}.backup`);
  const place = async () => (await placedOrder(api, { LAMP: 1 }, 6_000)).number;
  beforeAll(async () => {
    api = await startTestApi(kind);
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 1000 }]);
  });
  afterAll(() => api.close());

  it("that is made while orders are placed holds one moment, and restores to it", async () => {
    let isDone = false;
    const placing = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let count = 0; count < 50 && !isDone; count += 1) await place();
      }),
    );
    for (let count = 0; count < 3; count += 1) await place();
    const target = file();
    const report = await writeBackup(api.db, target);
    isDone = true;
    await placing;
    const after = await drift(api.db, 1000);
    expect((await stat(target)).mode & 0o777).toBe(0o600);

    await place();
    expect(await restoreBackup(api.db, target)).toMatchObject({ rows: report.rows, tables: report.tables });
    const restored = await drift(api.db, 1000);
    expect(restored).toBeGreaterThanOrEqual(3);
    expect(restored).toBeLessThanOrEqual(after);
    // It goes on as a shop: numbers that the database gives do not meet those that were restored.
    await place();
    expect(await drift(api.db, 1000)).toBe(restored + 1);
  });

  it("restores into an empty shop, row for row", async () => {
    const target = file();
    await writeBackup(api.db, target);
    const empty = await openTestDatabase(kind);
    await restoreBackup(empty.db, target);
    const rows = (db: Database) =>
      db
        .query("select to_jsonb(o) - 'cart_id' as o from shop_order o order by number")
        .then((all) => JSON.stringify(all));
    expect(await rows(empty.db)).toBe(await rows(api.db));
    await empty.close();
  });

  it("moves the catalogue's version on, so that no old answer is kept", async () => {
    const target = file();
    await writeBackup(api.db, target);
    const version = async () =>
      (await api.db.query<{ version: number }>("select version from catalogue_state"))[0]?.version ?? 0;
    const before = await version();
    await putProducts(api.db, [{ sku: "LATER", price: 100, stock: 1 }]);
    await restoreBackup(api.db, target);
    expect(await version()).toBeGreaterThan(before + 1);
    expect(await api.db.query("select 1 from product where sku = 'LATER'")).toEqual([]);
  });

  it("never replaces another file", async () => {
    const target = file();
    await writeFile(target, "dear");
    await expect(writeBackup(api.db, target)).rejects.toThrow("already exists");
    expect(await readFile(target, "utf8")).toBe("dear");
  });

  it("that is cut off, or none, restores nothing", async () => {
    const target = file();
    await writeBackup(api.db, target);
    const bytes = await readFile(target);
    const before = await drift(api.db, 1000);
    const half = file();
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    await expect(restoreBackup(api.db, half)).rejects.toThrow("is cut off");
    const none = file();
    await writeFile(none, "hello");
    await expect(restoreBackup(api.db, none)).rejects.toThrow("not a backup of the shop");
    await expect(restoreBackup(api.db, "/nowhere")).rejects.toThrow("cannot be read");
    expect(await drift(api.db, 1000)).toBe(before);
  });
});

describe("a rehearsal of restoring", () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await startTestApi("pglite");
    folder = join(api.dataFolder, "backups");
    await putProducts(api.db, [{ sku: "LAMP", price: 100_000, stock: 10 }]);
    await placedOrder(api, { LAMP: 1 }, 6_000);
  });
  afterAll(() => api.close());
  const heads: AuditHead[] = [];
  let opened: readonly string[] = [];
  /** As the running API has it: what the owner set is read when it is asked for. */
  const contentOfShop = async () => {
    const file = await readContent(contentFile);
    const settings = await openSettings({ db: api.db, file, onFault: () => undefined });
    await settings.close();
    return contentNow(file, settings);
  };
  const openOne: OpenOneOfEach = async (copy) => openOneOfEach({ content: await contentOfShop() })(copy);
  const runDue = (isRested: boolean) =>
    runDueBackups(api.db, { folder, keep: 2 }, () => isRested, {
      onHead: async (head) => void heads.push(head),
      async rehearse(file) {
        const report = await rehearseApart({ file, content: await contentOfShop() });
        opened = report.opened;
        return report;
      },
    });
  const runs = async () =>
    (await listRuns(api.db, 10)).map(({ kind, state, rows, fault }) => ({ kind, state, rows, fault }));

  it("waits until the shop has rested, then backs up and restores what it made", async () => {
    await runDue(false);
    expect(await runs()).toEqual([]);
    await runDue(true);
    const [rehearsal, backup] = await runs();
    expect([backup?.kind, backup?.state, rehearsal?.kind, rehearsal?.state]).toEqual([
      "backup",
      "done",
      "rehearsal",
      "done",
    ]);
    expect(rehearsal?.rows).toBe(backup?.rows);
    expect(opened).toEqual([expect.stringMatching(/^PR-/), "RET-000001"]);
    await runDue(true);
    // With the day's backup, once, the end of the audit's chain goes out: to a file beside it, and to whoever is told.
    expect(heads).toEqual(await readHeads(folder));
    expect(heads).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await runs()).toHaveLength(2);
  });

  it("that someone asks for is made once, and says why a cut-off file cannot be restored", async () => {
    const file = await newestBackup(folder);
    const bytes = await readFile(file ?? "");
    await writeFile(file ?? "", bytes.subarray(0, bytes.length - 200));
    await wantRun(api.db, "rehearsal");
    await wantRun(api.db, "rehearsal");
    await runDue(false);
    const [failed, ...others] = await runs();
    expect([failed?.state, others.length]).toEqual(["failed", 2]);
    expect(failed?.fault).toContain("is cut off");
    // The shop itself is as it was.
    expect(await drift(api.db, 10)).toBe(1);
  });

  it("fails where a counter would give a number twice", async () => {
    const copy = { db: api.db, dataFolder: api.dataFolder, sku: "LAMP" };
    await openOne(copy);
    await api.db.query("update invoice_counter set last = 0");
    await expect(openOne(copy)).rejects.toThrow("invoice");
  });
});
