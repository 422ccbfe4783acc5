import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyAudit } from "#api/platform/audit/verify-audit.ts";
import { migrate } from "#api/platform/database/migrate.ts";
import { openDatabase } from "#api/platform/database/open-database.ts";
import type { Database } from "#api/platform/database/port.ts";
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
  /** Numbers of what was opened in the copy: an order, its invoice, a return, a credit note. */
  readonly opened: readonly string[];
  readonly milliseconds: number;
}

/**
 * Opens one of everything that gets a number in a restored copy, of an article that it has in stock.
 * @returns the numbers
 * @throws Error with the sentence that says what could not be opened
 */
export type OpenOneOfEach = (copy: {
  readonly db: Database;
  readonly dataFolder: string;
  readonly sku: string;
}) => Promise<readonly string[]>;

/**
 * Restores a backup into an empty database of its own, beside the shop, and looks whether it is a shop: every row is there, the
 * audit's chain is whole, and what orders and receipts say of money agrees, and whether it can go on: one of each document is opened in it. The database is deleted afterwards.
 * @param openOne undefined where nothing is known of the shop's terms
 * @throws Error with the sentence that says why this backup could not be restored
 */
export async function rehearseRestore(
  file: string,
  openOne: OpenOneOfEach | undefined,
): Promise<RehearsalReport> {
  const began = performance.now();
  const folder = await mkdtemp(join(tmpdir(), "precise-rehearsal-"));
  try {
    const db = await openDatabase({ dataFolder: folder });
    try {
      await migrate(db);
      const { made_at, tables, rows } = await restoreBackup(db, file);
      const { entries, faults } = await verifyAudit(db);
      if (faults.length > 0) throw new Error(`${file}: the audit's chain is broken in it.`);
      const [counted] = await db.query<{
        orders: number;
        products: number;
        astray: number;
        sku: string | null;
      }>(
        `select (select count(*)::int from shop_order) as orders, (select count(*)::int from product) as products,
           (select count(*)::int from payment_receipt r where r.amount_kobo <
             (select coalesce(sum(a.amount_kobo), 0) from payment_allocation a
              where a.receipt_id = r.id and a.undone_at is null)) as astray,
           (select sku from product where withdrawn_at is null and stock_qty > 0 order by price_kobo limit 1) as sku`,
      );
      const { orders = 0, products = 0, astray = 0, sku = null } = counted ?? {};
      if (astray > 0) throw new Error(`${file}: ${astray} receipts are for more than they came to.`);
      const opened =
        openOne && sku !== null ? await openInCopy(openOne, { db, dataFolder: folder, sku }, file) : [];
      const milliseconds = Math.round(performance.now() - began);
      return { file, made_at, tables, rows, orders, products, audit: entries, opened, milliseconds };
    } finally {
      await db.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openInCopy(
  openOne: OpenOneOfEach,
  copy: Parameters<OpenOneOfEach>[0],
  file: string,
): Promise<readonly string[]> {
  try {
    return await openOne(copy);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is restored, but the shop could not go on with it: ${said}`, { cause });
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
