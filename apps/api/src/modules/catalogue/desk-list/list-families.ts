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
  const fits = patterns.map((_, at) => `and variant_group ilike $${at + 1}`).join(" ");
  const { rows, ...page } = await readPage<DeskFamily>(sql, {
    columns: "family.name",
    // Cut where it is made, for the index has the names of all products in order.
    from: (cut) => `(select distinct variant_group as name from product
      where variant_group is not null ${fits}${cut("variant_group")}) family`,
    where: "true",
    values: patterns,
    isPlannedEachTime: true,
    order: [{ by: "family.name", type: "text" }],
    way: "asc",
    wide: {
      columns: `page.name, family.products, family.on_sale,
        array(select p.name from product p where p.variant_group = page.name order by p.position, p.id limit 3) as examples`,
      from: `page cross join lateral (
        select count(*)::int as products, count(*) filter (where p.withdrawn_at is null)::int as on_sale
        from product p where p.variant_group = page.name) family`,
    },
    cursor,
    limit: rowsOfPage,
  });
  return { families: rows, ...page };
}
