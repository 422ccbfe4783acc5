import type { ProductPrices } from "@precise/cart-core/price-change";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";
import type { PlannedRow } from "./plan-prices.ts";

export type ChangeState = "scheduled" | "applied" | "ended" | "undone" | "cancelled" | "failed";
export type RowOutcome = "planned" | "refused" | "applied" | "skipped" | "undone" | "kept";

/** A change of many prices, or a sale, as it is kept. */
export interface ChangeRecord {
  readonly id: number;
  readonly kind: "change" | "sale";
  /** Of a sale. */
  readonly name: string | null;
  readonly state: ChangeState;
  readonly summary: string;
  readonly effective_at: Date;
  readonly ends_at: Date | null;
  readonly in_sale_category: boolean;
  readonly actor: Actor;
  readonly created_at: Date;
  readonly applied_at: Date | null;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly failure: string | null;
  readonly attempts: number;
  readonly needs_look_since: Date | null;
}

/** A product of a change. */
export interface ChangeRow {
  readonly position: number;
  readonly product_id: number | null;
  readonly sku: string;
  readonly before: ProductPrices | null;
  readonly after: ProductPrices | null;
  readonly outcome: RowOutcome;
  readonly reason: string | null;
  readonly was_put_in_category: boolean;
}

export interface NewChange {
  readonly kind: "change" | "sale";
  readonly name?: string | undefined;
  readonly summary: string;
  readonly effectiveAt: Date;
  readonly endsAt?: Date | undefined;
  readonly inSaleCategory: boolean;
  readonly actor: Actor;
  readonly keyHash?: string | undefined;
  readonly rows: readonly PlannedRow[];
}

const rowsAtOnce = 5_000;
const columns = `c.id, c.kind, c.name, c.state, c.summary, c.effective_at, c.ends_at, c.in_sale_category, c.actor,
  c.created_at, c.applied_at, c.closed_at, c.closed_by, c.failure, c.attempts, c.needs_look_since`;

/** Writes a change that waits to be applied, with its products; those that would stay as they are, are none of it. */
export async function insertChange(tx: Sql, change: NewChange): Promise<number> {
  const [stored] = await tx.query<{ id: number }>(
    `insert into price_change (kind, name, state, summary, effective_at, ends_at, in_sale_category, actor, key_hash)
     values ($1, $2, 'scheduled', $3, $4, $5, $6, $7::jsonb, $8) returning id`,
    [
      change.kind,
      change.name ?? null,
      change.summary,
      change.effectiveAt,
      change.endsAt ?? null,
      change.inSaleCategory,
      { ...change.actor },
      change.keyHash ?? null,
    ],
  );
  if (!stored) throw new Error("a change of prices was written and is not there");
  const rows = change.rows
    .filter(({ outcome }) => outcome !== "same")
    .map(({ sku, product, after, outcome, reason }, position) => ({
      position,
      product_id: product?.id ?? null,
      sku,
      before: product?.prices ?? null,
      after: after ?? null,
      outcome: outcome === "refused" ? "refused" : "planned",
      reason: reason ?? null,
    }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.query(
      `insert into price_change_row (change_id, position, product_id, sku, before, after, outcome, reason)
       select $1, position, product_id, sku, before, after, outcome, reason
       from jsonb_to_recordset($2::text::jsonb) as given (position int, product_id int, sku text, before jsonb,
         after jsonb, outcome text, reason text)`,
      [stored.id, JSON.stringify(rows.slice(from, from + rowsAtOnce))],
    );
  }
  return stored.id;
}

/** The change that was made for a caller's key before. */
export async function findByKey(tx: Sql, keyHash: string): Promise<number | undefined> {
  const [known] = await tx.query<{ id: number }>("select id from price_change where key_hash = $1", [
    keyHash,
  ]);
  return known?.id;
}

/** A change with its row locked, so that it is applied, undone or cancelled once. */
export async function lockChange(tx: Sql, id: number): Promise<ChangeRecord | undefined> {
  return (
    await tx.query<ChangeRecord>(`select ${columns} from price_change c where c.id = $1 for update`, [id])
  )[0];
}

export async function readRows(tx: Sql, id: number, outcome: RowOutcome): Promise<readonly ChangeRow[]> {
  return tx.query<ChangeRow>(
    `select position, product_id, sku, before, after, outcome, reason, was_put_in_category
     from price_change_row where change_id = $1 and outcome = $2 order by position`,
    [id, outcome],
  );
}

/** What became of rows of a change. */
export interface RowEnd {
  readonly position: number;
  readonly outcome: RowOutcome;
  readonly reason: string | null;
  readonly was_put_in_category: boolean;
}

export async function writeOutcomes(tx: Sql, id: number, ends: readonly RowEnd[]): Promise<void> {
  for (let from = 0; from < ends.length; from += rowsAtOnce) {
    await tx.query(
      `update price_change_row r set outcome = given.outcome, reason = given.reason,
         was_put_in_category = given.was_put_in_category
       from jsonb_to_recordset($2::text::jsonb) as given (position int, outcome text, reason text, was_put_in_category boolean)
       where r.change_id = $1 and r.position = given.position`,
      [id, JSON.stringify(ends.slice(from, from + rowsAtOnce))],
    );
  }
}

/** @param by null where it came about by itself */
export async function closeChange(
  tx: Sql,
  id: number,
  state: Exclude<ChangeState, "scheduled" | "applied">,
  by: string | null,
  failure: string | null = null,
): Promise<void> {
  await tx.query(
    "update price_change set state = $2, closed_at = now(), closed_by = $3, failure = $4 where id = $1",
    [id, state, by, failure],
  );
}

/** A change with how many of its rows became what: triggers keep that (migration 0350). */
export interface CountedChange extends ChangeRecord {
  readonly counts: { readonly [Outcome in RowOutcome]?: number };
}

/** Which changes are wanted. */
export interface ChangeFilter {
  readonly id?: number | undefined;
  readonly search?: string | undefined;
  /** States, or `to_look_at`, parted by commas. */
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The newest changes with their counts. */
export function listChanges(
  sql: Sql,
  { id, search, state, kind, cursor, limit }: ChangeFilter,
): Promise<Page<CountedChange> & { readonly total: number }> {
  const words = (search ?? "").trim().split(/\s+/).filter(Boolean);
  return readPage(sql, {
    columns: `${columns}, c.counts`,
    from: "price_change c",
    where: `($1::int is null or c.id = $1) and ($2::text[] is null or c.kind = any($2))
      and ($3::text[] is null or c.state = any($3) or ('to_look_at' = any($3) and c.needs_look_since is not null))
      and (coalesce(c.name, '') || ' ' || c.summary ilike all ($4::text[])
        or c.id in (select change_id from price_change_row where product_id = (select id from product where sku_key = upper($5))))`,
    values: [
      id ?? null,
      kind?.split(",") ?? null,
      state?.split(",") ?? null,
      words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
      search?.trim() ?? "",
    ],
    order: [{ by: "c.id", type: "bigint" }],
    way: "desc",
    cursor,
    limit,
  });
}
