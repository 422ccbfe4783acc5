import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { Sql } from "#api/platform/database/port.ts";

/**
 * Which of the products are in another sale during a time.
 * @returns why each of those cannot be in one more, with the name of the other
 */
export async function readOverlaps(
  sql: Sql,
  { from, until }: { readonly from: Date; readonly until: Date },
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql.query<{ product_id: number; name: string; effective_at: Date; ends_at: Date }>(
    `select distinct on (r.product_id) r.product_id, c.name, c.effective_at, c.ends_at
     from price_change c join price_change_row r on r.change_id = c.id and r.outcome in ('planned', 'applied')
     where c.kind = 'sale' and c.state in ('scheduled', 'applied') and c.effective_at < $2 and c.ends_at > $1
       and r.product_id = any($3::int[])
     order by r.product_id, c.effective_at`,
    [from, until, productIds],
  );
  return new Map(
    rows.map(({ product_id, name, effective_at, ends_at }) => [
      product_id,
      `It is in the sale “${name}” from ${momentText(effective_at)} to ${momentText(ends_at)}.`,
    ]),
  );
}

function momentText(moment: Date): string {
  return dayAndTime(moment.toISOString());
}
