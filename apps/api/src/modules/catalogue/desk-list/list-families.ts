import type { DeskFamily } from "@precise/contract/desk/products/categories";
import type { Sql } from "#api/platform/database/port.ts";

const rowsOfPage = 50;

/** Families by their name, with how many products each has. */
export async function listFamilies(
  sql: Sql,
  {
    search = "",
    cursor = "",
  }: { readonly search?: string | undefined; readonly cursor?: string | undefined },
): Promise<{ families: DeskFamily[]; total: number; next: string | null }> {
  const patterns = search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const found = await sql.query<DeskFamily & { total: number }>(
    `with family as materialized (
       select variant_group as name, count(*)::int as products, count(*) filter (where withdrawn_at is null)::int as on_sale
       from product where variant_group is not null and variant_group ilike all ($1::text[]) group by variant_group
     ), page as (
       select *, (select count(*) from family)::int as total from family where name > $2 order by name limit ${rowsOfPage + 1}
     )
     select page.*, array(select p.name from product p where p.variant_group = page.name order by p.position, p.id limit 3)
       as examples from page order by page.name`,
    [patterns, Buffer.from(cursor, "base64url").toString("utf8")],
  );
  const rows = found.slice(0, rowsOfPage);
  const last = found.length > rowsOfPage ? rows.at(-1) : undefined;
  return {
    families: rows.map(({ total: _, ...family }) => family),
    total: found[0]?.total ?? 0,
    next: last === undefined ? null : Buffer.from(last.name).toString("base64url"),
  };
}
