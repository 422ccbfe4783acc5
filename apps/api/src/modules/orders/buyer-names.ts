import type { Sql } from "#api/platform/database/port.ts";

/** Who may pay an order as its buyer: the person, their company, who takes the goods. */
export async function buyerNamesOf(sql: Sql, orderId: number): Promise<string[]> {
  const [row] = await sql.query<{ person: string; company: string | null; site: string | null }>(
    `select trim(firstname || ' ' || lastname) as person, company ->> 'name' as company, site_contact ->> 'name' as site
     from shop_order where id = $1`,
    [orderId],
  );
  const names = [row?.person, row?.company, row?.site].filter((name) => name != null && name !== "");
  return [...new Set(names as string[])];
}
