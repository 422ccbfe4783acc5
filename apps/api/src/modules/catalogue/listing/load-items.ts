import type { ProductItem } from "@precise/contract/shop/product";
import type { Sql } from "#api/platform/database/port.ts";
import { type ChangeHistory, changeHistory } from "../change-history.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { findItems } from "../product/product-rows.ts";
import { wireItem } from "../product/wire-product.ts";

const mostItems = 4_000;

/** Ready items by product id; each is dropped when its stock changes, all with the catalogue's version. */
export interface ItemCache {
  get(id: number): ProductItem | undefined;
  /** To be taken before rows are read. */
  mark(): number;
  /** Keeps what was read, but for what has changed since the mark. */
  keep(items: ReadonlyMap<number, ProductItem>, mark: number): void;
  giveUp(ids: readonly number[]): void;
  clear(): void;
}

export function itemCache(history: Pick<ChangeHistory, "mark" | "since"> = changeHistory()): ItemCache {
  const items = new Map<number, ProductItem>();
  return {
    get: (id) => items.get(id),
    mark: history.mark,
    keep(read, mark) {
      const changes = history.since(mark);
      if (changes === null) return;
      if (items.size + read.size > mostItems) items.clear();
      for (const [id, item] of read) items.set(id, item);
      for (const { id } of changes) items.delete(id);
    },
    giveUp(ids) {
      for (const id of ids) items.delete(id);
    },
    clear: () => items.clear(),
  };
}

/** Products by id in the order asked, each as lists show it; what is not listed is left out. */
export async function loadItems(
  sql: Sql,
  index: CatalogueIndex,
  cache: ItemCache,
  ids: readonly number[],
): Promise<ProductItem[]> {
  const mark = cache.mark();
  const missing = ids.filter((id) => cache.get(id) === undefined);
  const rows = missing.length > 0 ? await findItems(sql, missing) : [];
  const read = new Map(rows.map((row) => [row.id, wireItem(row, index)]));
  const items = ids.flatMap((id) => cache.get(id) ?? read.get(id) ?? []);
  cache.keep(read, mark);
  return items;
}
