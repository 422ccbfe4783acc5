import type { ProductPrices } from "@precise/cart-core/price-change";
import type { Sql } from "#api/platform/database/port.ts";
import type { ChangeRow } from "./price-change-rows.ts";

const pageSize = 100;

/** A page of a change's products, in the order in which they were named. */
export async function readChangePage(
  sql: Sql,
  {
    id,
    outcome,
    after,
  }: { readonly id: number; readonly outcome?: string | undefined; readonly after: number },
): Promise<{
  readonly rows: readonly (ChangeRow & { readonly name: string | null })[];
  readonly total: number;
  /** The position after which the next page begins; null after the last. */
  readonly next: number | null;
}> {
  const rows = await sql.query<ChangeRow & { name: string | null }>(
    `select r.position, r.product_id, r.sku, r.before, r.after, r.outcome, r.reason, r.was_put_in_category, p.name
     from price_change_row r left join product p on p.id = r.product_id
     where r.change_id = $1 and ($2::text[] is null or r.outcome = any($2)) and r.position > $3
     order by r.position limit ${pageSize + 1}`,
    [id, outcome?.split(",") ?? null, after],
  );
  const [counted] = await sql.query<{ total: number }>(
    "select count(*)::int as total from price_change_row where change_id = $1 and ($2::text[] is null or outcome = any($2))",
    [id, outcome?.split(",") ?? null],
  );
  const page = rows.slice(0, pageSize);
  return {
    rows: page,
    total: counted?.total ?? 0,
    next: rows.length > pageSize ? (page.at(-1)?.position ?? null) : null,
  };
}

/** A change of a product that is to come. */
export interface ComingChange {
  readonly id: number;
  readonly summary: string;
  readonly at: Date;
  readonly after: ProductPrices;
}

export function readComing(sql: Sql, productId: number): Promise<ComingChange[]> {
  return sql.query<ComingChange>(
    `select c.id, coalesce(c.name || ': ', '') || c.summary as summary, c.effective_at as at, r.after
     from price_change_row r join price_change c on c.id = r.change_id
     where r.product_id = $1 and r.outcome = 'planned' and c.state = 'scheduled' order by c.effective_at, c.id`,
    [productId],
  );
}
