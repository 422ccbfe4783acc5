import type { Filters } from "@precise/contract/shop/product-list";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import type { Column } from "../memory/columns.ts";

/**
 * The same filters in one form: codes and values in order, each value once, and of an attribute with options only those
 * that the catalogue knows, for others let nothing pass. Filters of attributes that it does not know stay, for they are
 * refused.
 */
export function knownFilters(
  filters: Filters,
  { columns, derived }: Pick<CatalogueIndex, "columns" | "derived">,
): Filters {
  const known: Filters = {};
  for (const code of Object.keys(filters).sort()) {
    const filter = filters[code];
    if (filter === undefined) continue;
    known[code] =
      "in" in filter ? { in: knownValues(filter.in, columns.get(code) ?? derived.get(code)) } : filter;
  }
  return known;
}

function knownValues(values: readonly string[], column: Column | undefined): string[] {
  const sorted = [...new Set(values)].sort();
  if (column?.kind !== "options") return sorted;
  const known = new Set(column.meta.options.map(({ value }) => value));
  return sorted.filter((value) => known.has(value));
}
