import type { Sql } from "#api/platform/database/port.ts";
import { countRows, readPage } from "#api/platform/lists/read-page.ts";
import { fewByDefault } from "./low-stock.ts";
import { isStocked, lowStockFound, stockOfPage } from "./stock-query.ts";

/** An article with its stock; all counts are pieces. */
export interface StockRow {
  readonly sku: string;
  readonly name: string;
  /** In our rooms: for sale, and reserved by orders that have not left yet. */
  readonly on_hand: number;
  readonly reserved: number;
  /** For sale. */
  readonly available: number;
  /** Suppliers still owe so many. */
  readonly incoming: number;
  /** The next day on which some should come, YYYY-MM-DD; it may be over. */
  readonly incoming_at: string | null;
  readonly low: boolean;
  /** At or below it the article is low, where someone has set it. */
  readonly threshold: number | null;
  readonly sold_7d: number;
  readonly sold_14d: number;
  /** So many days what is for sale lasts at the sales of the last 14; null where nothing was sold. */
  readonly days_left: number | null;
  /** On sale in the shop. */
  readonly is_listed: boolean;
}

export interface StockPage {
  readonly rows: readonly StockRow[];
  readonly total: number;
  /** Of the rows that follow; null after the last. */
  readonly cursor: string | null;
}

/** What is looked for. */
export interface StockWish {
  /** Words of the article number or the name, in any order. */
  readonly search?: string | undefined;
  /** Only what is low, what ends soonest first. */
  readonly low?: boolean | undefined;
  readonly cursor?: string | undefined;
  /** So many pieces are few, where an article has no threshold of its own; the desk sets it. @defaultValue 3 */
  readonly lowAt?: number | undefined;
  /** @defaultValue 50 */
  readonly limit?: number | undefined;
}

interface ReadRow extends Omit<StockRow, "days_left"> {
  readonly days_left: string | number | null;
}

/** Of no more articles than this the lines are read one article after the other. */
const fewFound = 1_000;

/** Articles by their number, or those that are low by how long they last. */
export async function readStock(sql: Sql, query: StockWish): Promise<StockPage> {
  const { limit = 50, lowAt = fewByDefault } = query;
  const words = (query.search ?? "").trim().split(/\s+/).filter(Boolean);
  const values = [lowAt, ...words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)];
  const few = "$1::int";
  // One by one, for then the index of words is used; of less than three letters it would be read as a whole.
  const fits = [
    `${few} is not null`,
    ...words.map(
      (word, at) => `product.sku || ' ' || product.name${word.length < 3 ? " || ''" : ""} ilike $${at + 2}`,
    ),
  ].join(" and ");
  const isPlannedEachTime = words.length > 0;
  const fitting = { from: "product", where: fits, values, isPlannedEachTime };
  const isOfFew =
    query.low === true && isPlannedEachTime && (await countRows(sql, fitting, fewFound)) <= fewFound;
  const { rows, total, next } = await readPage<ReadRow>(sql, {
    ...(query.low === true
      ? {
          with: lowStockFound(few, fits, isOfFew),
          columns: "sku",
          from: "found",
          where: "true",
          order: [
            { by: "rank", type: "numeric" },
            { by: "sku", type: "text" },
          ],
        }
      : {
          columns: "product.sku",
          from: "product",
          where: `${fits} and ${isStocked}`,
          order: [{ by: "product.sku", type: "text" }],
        }),
    // What others are is counted for the page alone.
    wide: stockOfPage(few),
    isPlannedEachTime: isPlannedEachTime || query.low === true,
    values,
    way: "asc",
    cursor: query.cursor,
    limit,
  });
  return {
    rows: rows.map(({ days_left, ...row }) => ({
      ...row,
      days_left: days_left === null ? null : Number(days_left),
    })),
    total,
    cursor: next,
  };
}

/** One article; undefined for an unknown number. Its spelling does not matter: a scanner may send capitals. */
export async function readStockOf(sql: Sql, sku: string, lowAt?: number): Promise<StockRow | undefined> {
  const [named] = await sql.query<{ sku: string }>("select sku from product where sku_key = upper($1)", [
    sku,
  ]);
  if (!named) return undefined;
  const found = await readStock(sql, { search: named.sku, limit: 1_000, lowAt });
  return found.rows.find((row) => row.sku === named.sku);
}
