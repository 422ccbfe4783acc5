import type { ProductPrices } from "@precise/cart-core/price-change";
import type { Sql, SqlValue } from "#api/platform/database/port.ts";
import { isOneOf } from "#api/platform/lists/is-one-of.ts";
import { type Page, readPage } from "#api/platform/lists/read-page.ts";
import type { ChangeRow } from "./price-change-rows.ts";

const pageSize = 100;

/** A page of a change's products, in the order in which they were named. */
export function readChangePage(
  sql: Sql,
  {
    id,
    outcome,
    cursor,
  }: {
    readonly id: number;
    readonly outcome?: string | undefined;
    readonly cursor?: string | undefined;
  },
): Promise<Page<ChangeRow & { readonly name: string | null }> & { readonly total: number }> {
  const values: SqlValue[] = [id];
  const put = (value: SqlValue) => `$${values.push(value)}`;
  return readPage(sql, {
    columns:
      "r.position, r.product_id, r.sku, r.before, r.after, r.outcome, r.reason, r.was_put_in_category, p.name",
    from: "price_change_row r left join product p on p.id = r.product_id",
    where: `r.change_id = $1${outcome === undefined ? "" : ` and ${isOneOf("r.outcome", outcome.split(","), put)}`}`,
    values,
    isPlannedEachTime: true,
    order: [{ by: "r.position", type: "bigint" }],
    way: "asc",
    cursor,
    limit: pageSize,
  });
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
