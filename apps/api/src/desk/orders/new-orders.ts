import type { Sql } from "#api/platform/database/port.ts";

const mostShown = 20;

/**
 * Orders that came since an earlier look, by their ids, which rise: a look costs one step in an index. A hint only: an order
 * whose transaction ended out of turn may be passed over.
 * @param since the cursor of that look; undefined: nothing is new
 */
export async function readOrderNews(sql: Sql, since: string | undefined) {
  const [newest] = await sql.query<{ id: number | null }>("select max(id) as id from shop_order");
  const cursor = String(newest?.id ?? 0);
  if (since === undefined || cursor === since) return { cursor, orders: [], count: 0 };
  const rows = await sql.query<{
    number: string;
    name: string;
    stage: string;
    placed_at: Date;
    count: number;
  }>(
    `select number, coalesce(company ->> 'name', firstname || ' ' || lastname) as name, status as stage, placed_at,
       count(*) over ()::int as count
     from shop_order where id > $1::bigint order by id desc limit ${mostShown}`,
    [since],
  );
  return {
    cursor,
    orders: rows.map(({ count: _, placed_at, ...row }) => ({ ...row, placed_at: placed_at.toISOString() })),
    count: rows[0]?.count ?? 0,
  };
}
