import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import { ownBackupName } from "./daily-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

/** What a rehearsal found in a backup. */
export interface RehearsalReport {
  readonly file: string;
  /** When the backup was made. */
  readonly made_at: string;
  readonly tables: number;
  readonly rows: number;
  readonly orders: number;
  readonly products: number;
  /** Entries of the audit, whose chain is whole. */
  readonly audit: number;
  readonly milliseconds: number;
}

/**
 * Restores a backup into an empty database of its own, beside the shop, and looks whether it is a shop: every row is there, the
 * audit's chain is whole, and what orders and receipts say of money agrees. The database is deleted afterwards.
 * @throws Error with the sentence that says why this backup could not be restored
 */
export async function rehearseRestore(file: string): Promise<RehearsalReport> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "precise-rehearsal-"));
  try {
    const db = await openDatabase({ dataFolder: folder });
    try {
      await migrate(db);
      const { made_at, tables, rows } = await restoreBackup(db, file);
      const { entries, faults } = await verifyAudit(db);
      if (faults.length > 0) throw new Error(`${file}: the audit's chain is broken in it.`);
      const [counted] = await db.query<{ orders: number; products: number; astray: number }>(
        `select (select count(*)::int from shop_order) as orders, (select count(*)::int from product) as products,
           (select count(*)::int from payment_receipt r where r.amount_kobo <
             (select coalesce(sum(a.amount_kobo), 0) from payment_allocation a
              where a.receipt_id = r.id and a.undone_at is null)) as astray`,
      );
      const { orders = 0, products = 0, astray = 0 } = counted ?? {};
      if (astray > 0) throw new Error(`${file}: ${astray} receipts are for more than they came to.`);
      const milliseconds = Math.round(performance.now() - began);
      return { file, made_at, tables, rows, orders, products, audit: entries, milliseconds };
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The newest daily backup of a folder; undefined where there is none. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => ownBackupName.test(name))
    .sort()
    .at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}
