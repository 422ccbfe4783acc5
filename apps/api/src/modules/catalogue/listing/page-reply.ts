import type { ProductList } from "@precise/contract/shop/product-list";
import type { Sql } from "#api/platform/database/port.ts";
import { answer, failure, type Reply } from "#api/platform/http/reply.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { loadFamilies } from "./family-items.ts";
import type { FilterFault } from "./filters.ts";
import { type ItemCache, loadItems } from "./load-items.ts";
import type { productPage } from "./product-page.ts";

const words: Record<FilterFault, string> = {
  "unknown-attribute": "is not an attribute that can be filtered",
  "no-range": "has no numbers; name its values with `in`",
  "no-number": "is a number; give `from` and `to`",
};

/** A page with its products read, or the failure that names the filter at fault. */
export async function pageReply(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  page: ReturnType<typeof productPage>,
  suggestion?: string,
): Promise<Reply<{ products: ProductList }>> {
  if (!page.ok) {
    const field = `filters.${page.attribute}`;
    return failure(400, "invalid_input", `${field} ${words[page.code]}.`, { field });
  }
  const { ids, families, around } = page.value;
  const items = families
    ? await loadFamilies(sql, index, cache, families)
    : await loadItems(sql, index, cache, ids);
  return answer({
    products: { items, ...around, ...(suggestion === undefined ? {} : { suggestion }) },
  });
}
