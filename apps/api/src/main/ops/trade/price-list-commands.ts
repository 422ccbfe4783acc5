import { basename } from "node:path";
import { fromWireValue } from "@precise/cart-core/money";
import * as z from "zod/mini";
import { fileHash } from "#api/modules/catalogue/import/file-hash.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { by, nairaBetween } from "../operator-input.ts";
import { requirePriceList } from "./find-client.ts";
import { type PriceFault, type PriceRow, readPriceRows } from "./read-price-rows.ts";

const code = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: "must be lower-case letters, digits and hyphens" }));
const createRequest = z.strictObject({
  code,
  label: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  percent: z
    .number()
    .check(z.gte(0.1, { error: "must be 0.1 to 1,000" }), z.lte(1000, { error: "must be 0.1 to 1,000" })),
  /** Naira. */
  rounding: nairaBetween(0.01, 10_000),
  by,
});
const importRequest = z.strictObject({
  code: z.string(),
  file: z.string(),
  /** Takes the own prices of articles that the file does not name off the list. */
  removesUnlisted: z.boolean(),
  /** The number of articles that the operator confirmed. */
  confirmedRemovals: z.optional(z.int().check(z.gte(0))),
  dryRun: z.boolean(),
  by,
});

/** A price list in a list. */
export interface ListedPriceList {
  readonly code: string;
  readonly label: string;
  /** Of the catalogue's trade prices. */
  readonly percent: number;
  /** Naira. */
  readonly rounding: number;
  /** Articles that have prices of the list's own. */
  readonly own_prices: number;
  readonly companies: number;
}

/** What an import of prices did, or would do. With faults nothing was changed. */
export interface PriceImport {
  readonly outcome: "imported" | "checked" | "refused" | "unconfirmed";
  readonly articles: number;
  readonly prices: number;
  /** Articles with prices of the list's own that the file does not name. */
  readonly unlisted: number;
  readonly faults: readonly PriceFault[];
}

/** What an operator may do with price lists. */
export function priceListCommands(db: Database): AdminCommands {
  return {
    "price-lists.list": () => readLists(db, null),
    "price-lists.create": async (input) => {
      const { code: name, label, percent, rounding, by: actor } = createRequest.parse(input);
      return db.transaction(async (tx) => {
        const made = await tx.query(
          `insert into price_list (code, label, factor_per_thousand, rounding_kobo) values ($1, $2, $3, $4)
           on conflict (code) do nothing returning code`,
          [name, label, Math.round(percent * 10), fromWireValue(rounding)],
        );
        if (made.length === 0) throw new Error(`The price list ${name} already exists.`);
        const after = { label, percent, rounding };
        await writeAudit(tx, { actor, act: "price-lists.create", subject: name, before: null, after });
        return (await readLists(tx, name))[0];
      });
    },
    "price-lists.import": async (input): Promise<PriceImport> => {
      const request = importRequest.parse(input);
      await requirePriceList(db, request.code);
      const { rows, faults: misread } = await readPriceRows(request.file);
      const faults = [...misread, ...(await unknownArticles(db, rows))].toSorted((a, b) => a.line - b.line);
      const keys = [...new Set(rows.map((row) => row.skuKey))];
      const counts = { articles: keys.length, prices: rows.length };
      const unlisted = await countUnlisted(db, request.code, keys);
      if (faults.length > 0) return { outcome: "refused", ...counts, unlisted, faults };
      if (request.dryRun) return { outcome: "checked", ...counts, unlisted, faults };
      const sha256 = await fileHash(request.file);
      return db.transaction(async (tx): Promise<PriceImport> => {
        // One import of a list at a time: what is counted here is what goes.
        await tx.query("select 1 from price_list where code = $1 for update", [request.code]);
        const unnamed = await countUnlisted(tx, request.code, keys);
        if (request.removesUnlisted && unnamed > 0 && request.confirmedRemovals !== unnamed) {
          return { outcome: "unconfirmed", ...counts, unlisted: unnamed, faults };
        }
        const before = (await readLists(tx, request.code))[0]?.own_prices;
        await writeRows(tx, request, rows);
        const after = (await readLists(tx, request.code))[0]?.own_prices;
        await writeAudit(tx, {
          actor: request.by,
          act: "price-lists.import",
          subject: request.code,
          before: { own_prices: before },
          after: { own_prices: after, prices: rows.length, file: basename(request.file), sha256 },
        });
        return { outcome: "imported", ...counts, unlisted: unnamed, faults };
      });
    },
  };
}

async function writeRows(
  tx: Sql,
  request: z.output<typeof importRequest>,
  rows: readonly PriceRow[],
): Promise<void> {
  const keys = rows.map((row) => row.skuKey);
  // The revision is what makes every process read the list again.
  await tx.query("update price_list set revision = revision + 1 where code = $1", [request.code]);
  await tx.query(
    "delete from price_list_entry where list_code = $1 and (not $2 or sku_key = any($3::text[]))",
    [request.code, !request.removesUnlisted, keys],
  );
  await tx.query(
    `insert into price_list_entry (list_code, sku_key, from_quantity, net_kobo)
     select $1, * from unnest($2::text[], $3::int[], $4::bigint[])`,
    [request.code, keys, rows.map((row) => row.fromQuantity), rows.map((row) => row.net)],
  );
}

async function countUnlisted(sql: Sql, code: string, keys: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(distinct sku_key)::int as count from price_list_entry
     where list_code = $1 and not sku_key = any($2::text[])`,
    [code, keys],
  );
  return row?.count ?? 0;
}

async function unknownArticles(sql: Sql, rows: readonly PriceRow[]): Promise<PriceFault[]> {
  const known = await sql.query<{ sku_key: string }>(
    "select sku_key from product where sku_key = any($1::text[])",
    [rows.map((row) => row.skuKey)],
  );
  const keys = new Set(known.map((row) => row.sku_key));
  return rows
    .filter((row) => !keys.has(row.skuKey))
    .map(({ line, skuKey }) => ({ line, reason: `sku: the catalogue has no ${skuKey}` }));
}

function readLists(sql: Sql, only: string | null): Promise<ListedPriceList[]> {
  return sql.query<ListedPriceList>(
    `select code, label, factor_per_thousand / 10.0::float8 as percent, rounding_kobo / 100.0::float8 as rounding,
       (select count(distinct sku_key) from price_list_entry where list_code = code) as own_prices,
       (select count(*) from client_company where price_list_code = code) as companies
     from price_list where $1::text is null or code = $1 order by code`,
    [only],
  );
}
