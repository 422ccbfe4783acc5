import type { Sql } from "#api/platform/database/port.ts";
import { stockQuery } from "./stock-query.ts";

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
  /** At or below it the article is low, where somebody has set it. */
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

/** What is looked for. `cursor` is that of the page before; one that is none begins anew. */
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
  readonly total: number;
  readonly rank: string | number;
}

/** Articles by their number, or those that are low by how long they last. One statement, however many articles there are. */
export async function readStock(sql: Sql, wish: StockWish): Promise<StockPage> {
  const { limit = 50, lowAt = 3 } = wish;
  const after = readCursor(wish.cursor);
  const words = (wish.search ?? "").trim().split(/\s+/).filter(Boolean);
  const read = await sql.query<ReadRow>(stockQuery, [
    words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
    wish.low === true,
    after?.rank ?? null,
    after?.sku ?? null,
    limit + 1,
    lowAt,
  ]);
  const rows = read.slice(0, limit);
  const last = read.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(({ total: _, rank: __, days_left, ...row }) => ({
      ...row,
      days_left: days_left === null ? null : Number(days_left),
    })),
    // A page after the last row has no row that could say it.
    total: read[0]?.total ?? (after ? await countStock(sql, wish) : 0),
    cursor: last === undefined ? null : writeCursor({ rank: Number(last.rank), sku: last.sku }),
  };
}

async function countStock(sql: Sql, wish: StockWish): Promise<number> {
  const { total } = await readStock(sql, { ...wish, cursor: undefined, limit: 1 });
  return total;
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

interface Place {
  readonly rank: number;
  readonly sku: string;
}

function writeCursor({ rank, sku }: Place): string {
  return Buffer.from(`${rank} ${sku}`).toString("base64url");
}

function readCursor(text: string | undefined): Place | undefined {
  const [, rank, sku] = /^([\d.]+) (.+)$/s.exec(Buffer.from(text ?? "", "base64url").toString()) ?? [];
  return sku === undefined || !Number.isFinite(Number(rank)) ? undefined : { rank: Number(rank), sku };
}
