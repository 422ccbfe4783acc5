import type { DeskFamily } from "@precise/contract/desk/products/categories";
import type { Sql } from "#api/platform/database/port.ts";
import { readPage } from "#api/platform/lists/read-page.ts";

const rowsOfPage = 50;

/** Families by their name, with how many products each has. */
export async function listFamilies(
  sql: Sql,
  { search = "", cursor }: { readonly search?: string | undefined; readonly cursor?: string | undefined },
): Promise<{ families: DeskFamily[]; total: number; next: string | null }> {
  const patterns = search
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const { rows, ...page } = await readPage<DeskFamily>(sql, {
    with: `family as materialized (
      select variant_group as name, count(*)::int as products, count(*) filter (where withdrawn_at is null)::int as on_sale
      from product where variant_group is not null and variant_group ilike all ($1::text[]) group by variant_group
    )`,
    columns: "*",
    from: "family",
    where: "true",
    values: [patterns],
    order: [{ by: "name", type: "text" }],
    way: "asc",
    wide: {
      columns: `page.name, page.products, page.on_sale,
        array(select p.name from product p where p.variant_group = page.name order by p.position, p.id limit 3) as examples`,
      from: "page",
    },
    cursor,
    limit: rowsOfPage,
  });
  return { families: rows, ...page };
}
