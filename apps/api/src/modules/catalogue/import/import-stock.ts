import type { Sql } from "#api/platform/database/port.ts";
import { moveStock } from "../products-for-cart.ts";
import type { StockClamp, StockReport } from "./import-report.ts";

/** What a row asks of a known product's stock. */
export type StockWish = {
  readonly id: number;
  readonly sku: string;
  readonly file: string;
  readonly line: number;
} & (
  | {
      readonly kind: "difference";
      /** Pieces more, or fewer, than the file's author saw. */
      readonly change: number;
      /** The export that the author worked on. */
      readonly source: string;
    }
  | { readonly kind: "set"; readonly quantity: number }
);

/** What wishes come to with the stock of a moment. */
interface StockPlan {
  /** Pieces by id, none of them 0. */
  readonly moves: ReadonlyMap<number, number>;
  /** Wishes that were not heeded by an earlier import of the same export, or not in full. */
  readonly fresh: readonly StockWish[];
  readonly report: Pick<StockReport, "moved" | "repeated" | "clamped">;
}

/** What the wishes would do now. Nothing is locked or changed. */
export async function planStock(sql: Sql, wishes: readonly StockWish[]): Promise<StockPlan> {
  const earlier = await readEarlier(sql, wishes);
  const live = await sql.query<{ id: number; stock_qty: number }>(
    "select id, stock_qty from product where id = any($1::int[])",
    [wishes.map(({ id }) => id)],
  );
  const stock = new Map(live.map((row) => [row.id, row.stock_qty]));
  const moves = new Map<number, number>();
  const clamped: StockClamp[] = [];
  const fresh: StockWish[] = [];
  let repeated = 0;
  for (const entry of wishes) {
    const left = stock.get(entry.id) ?? 0;
    const already = entry.kind === "difference" ? (earlier.get(keyOf(entry.source, entry.id)) ?? 0) : 0;
    const wanted = entry.kind === "set" ? entry.quantity - left : entry.change - already;
    if (entry.kind === "set" || wanted !== 0) fresh.push(entry);
    else if (entry.change !== 0) repeated += 1;
    const possible = Math.max(wanted, -left);
    if (possible !== 0) moves.set(entry.id, possible);
    if (possible !== wanted) {
      const { file, line, sku } = entry;
      clamped.push({ file, line, sku, taken: -wanted, left });
    }
  }
  return { moves, fresh, report: { moved: moves.size, repeated, clamped } };
}

/**
 * Moves stock as a file asks, by differences from what its author saw, so that what was sold meanwhile stays sold; never
 * below 0. The products of the wishes must be locked.
 */
export async function moveImportedStock(
  tx: Sql,
  wishes: readonly StockWish[],
): Promise<Pick<StockPlan, "moves" | "report">> {
  const { moves, fresh, report } = await planStock(tx, wishes);
  const rows = await tx.query<{ id: number; sku: string }>(
    "select id, sku from product where id = any($1::int[])",
    [[...moves.keys()]],
  );
  for (const direction of [1, -1] as const) {
    const pieces = new Map(
      rows.flatMap(({ id, sku }): [string, number][] => {
        const count = (moves.get(id) ?? 0) * direction;
        return count > 0 ? [[sku, count]] : [];
      }),
    );
    if (pieces.size > 0) await moveStock(tx, pieces, direction);
  }
  const differences = fresh.filter((entry) => entry.kind === "difference");
  await tx.query(
    `insert into stock_import (export, product_id, change)
     select * from unnest($1::text[], $2::int[], $3::int[])
     on conflict (export, product_id) do update set change = excluded.change, changed_at = now()`,
    [
      differences.map(({ source }) => source),
      differences.map(({ id }) => id),
      differences.map(({ change }) => change),
    ],
  );
  return { moves, report };
}

function keyOf(source: string, id: number): string {
  return `${id} ${source}`;
}

/** What earlier imports of the same exports have moved. */
async function readEarlier(sql: Sql, wishes: readonly StockWish[]): Promise<Map<string, number>> {
  const differences = wishes.filter((entry) => entry.kind === "difference");
  const rows = await sql.query<{ export: string; product_id: number; change: number }>(
    `select earlier.export, earlier.product_id, earlier.change from stock_import earlier
     join unnest($1::text[], $2::int[]) as wish (export, product_id)
       on wish.export = earlier.export and wish.product_id = earlier.product_id`,
    [differences.map(({ source }) => source), differences.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [keyOf(row.export, row.product_id), row.change]));
}
