import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { parseJson } from "@precise/cart-core/json";
import * as z from "zod/mini";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type BackupTable, backupTables, quoted, schemaState } from "./backup-tables.ts";
import { restartSequences, sequenceNumbers } from "./sequences.ts";

const head = z.object({
  format: z.literal("precise-backup-1"),
  made_at: z.string(),
  schema: z.array(z.string()),
  // Missing in what an older release wrote.
  sequences: z._default(sequenceNumbers, {}),
});
const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
const lastLine = z.strictObject({ rows: z.int() });

export interface RestoreReport {
  readonly made_at: string;
  readonly tables: number;
  readonly rows: number;
}

const rowsAtOnce = 500;

/**
 * Puts a backup in the place of everything in the database, in one transaction: all of it or nothing. Calls that come
 * meanwhile wait, and see the restored shop; the catalogue's version moves on, so that every kept answer is made again.
 * @throws Error with the line to show for a file that is none, is cut off, or was made by another release
 */
export async function restoreBackup(db: Database, file: string): Promise<RestoreReport> {
  const lines = linesOf(file);
  try {
    return await db.transaction(async (tx) => {
      await tx.query("set local statement_timeout = 0");
      // What triggers would write is in the backup too.
      await tx.query("set local precise.restoring = 'on'");
      const { made_at, schema, sequences } = await readHead(lines, file);
      if (JSON.stringify(schema) !== JSON.stringify(await schemaState(tx))) {
        throw new Error(
          `${file} comes from another release of the shop. Restore it with that release, then upgrade.`,
        );
      }
      const tables = await backupTables(tx);
      const [version] = await tx.query<{ version: number; content_version: number }>(
        "select version, content_version from catalogue_state",
      );
      // The audit's links come back as they were, not as new ones.
      await tx.query("select set_config('precise.restoring', 'on', true)");
      await tx.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
      const rows = await insertAll(tx, lines, tables, file);
      await restartSequences(tx, sequences);
      // Numbers of transactions mean nothing in another cluster; everything is read again all the same.
      await tx.query("update product set stock_changed_in = null where stock_changed_in is not null");
      await tx.query(
        `update catalogue_state set version = greatest(version, $1) + 1,
           content_version = greatest(content_version, $2) + 1`,
        [version?.version ?? 0, version?.content_version ?? 0],
      );
      await tx.query("select pg_notify('catalogue', 'restored')");
      return { made_at, tables: tables.length, rows };
    });
  } finally {
    await lines.return(undefined);
  }
}

async function insertAll(
  tx: Sql,
  lines: AsyncGenerator<string>,
  tables: readonly BackupTable[],
  file: string,
): Promise<number> {
  let table: BackupTable | undefined;
  let batch: string[] = [];
  let count = 0;
  async function flush(): Promise<void> {
    if (table && batch.length > 0) await insertRows(tx, table, batch);
    count += batch.length;
    batch = [];
  }
  for await (const line of lines) {
    // A row is an object of its table's columns; only these two lines look otherwise, and no table is like them.
    if (line.startsWith('{"table":')) {
      await flush();
      const named = tableLine.parse(JSON.parse(line));
      table = tables.find(({ name }) => name === named.table);
      if (!table) throw new Error(`${file} has the table ${named.table}, which this shop does not have.`);
    } else if (line.startsWith('{"rows":')) {
      await flush();
      if (lastLine.parse(JSON.parse(line)).rows !== count)
        throw new Error(`${file} does not have all its rows.`);
      return count;
    } else {
      batch.push(line);
      if (batch.length >= rowsAtOnce) await flush();
    }
  }
  throw new Error(`${file} is cut off.`);
}

async function insertRows(tx: Sql, { name, columns }: BackupTable, rows: readonly string[]): Promise<void> {
  const names = columns.map(quoted).join(", ");
  await tx.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

async function readHead(lines: AsyncGenerator<string>, file: string): Promise<z.infer<typeof head>> {
  const first = await lines.next();
  const read = first.done ? undefined : head.safeParse(parseJson(first.value));
  if (!read?.success) throw new Error(`${file} is not a backup of the shop.`);
  return read.data;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip().setEncoding("utf8");
  const source = createReadStream(file);
  source.on("error", (fault) => unzipped.destroy(fault));
  let rest = "";
  try {
    for await (const part of source.pipe(unzipped)) {
      const lines = (rest + part).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (cause) {
    throw new Error(`${file} is not a backup of the shop, is cut off, or cannot be read.`, { cause });
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}
