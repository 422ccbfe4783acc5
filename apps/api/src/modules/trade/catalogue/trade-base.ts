import { clientCategoryIds } from "@precise/contract/trade/catalogue";
import { type CategoryTree, categoryTree } from "#api/modules/catalogue/category-tree.ts";
import { type ItemCache, itemCache } from "#api/modules/catalogue/listing/load-items.ts";
import type { CatalogueIndex } from "#api/modules/catalogue/memory/catalogue-index.ts";
import type { Sql } from "#api/platform/database/port.ts";
import type { TradePriceRow } from "../prices/price-lists.ts";
import { isClientVisible } from "./client-visible.ts";

/** What the trade area shows of one version of the catalogue, before any price list. */
export interface TradeBase {
  readonly index: CatalogueIndex;
  /** The four entries with what is below them. */
  readonly tree: CategoryTree;
  /** By ordinal: what its prices are made of; undefined for what trade clients may not see. */
  readonly prices: readonly (TradePriceRow | undefined)[];
  /**
   * Ready items without any trade price, apart from the shop's: their finishes are of visible products alone. Their stock
   * is of some time before; what trade clients see of it is read again for each answer.
   */
  readonly items: ItemCache;
}

/** Small enough that reading one blocks no one. */
const rowsAtOnce = 500;

/** Reads it once for each version of the catalogue, when the first trade client asks. */
export async function loadTradeBase(sql: Sql, index: CatalogueIndex): Promise<TradeBase> {
  const prices: (TradePriceRow | undefined)[] = Array.from(index.ids, () => undefined);
  for (let after = 0; ; ) {
    const rows = await sql.query<TradePriceRow & { id: number }>(
      `select id, sku_key, trade_price_kobo, quantity_breaks, price_kobo from product
       where id > $1 and ${isClientVisible} order by id limit ${rowsAtOnce}`,
      [after],
    );
    for (const { id, ...row } of rows) {
      const ordinal = index.ordinalOfId(id);
      if (ordinal !== undefined) prices[ordinal] = row;
    }
    if (rows.length < rowsAtOnce) break;
    after = rows.at(-1)?.id ?? 0;
  }
  return { index, tree: tradeTree(index, prices), prices, items: itemCache() };
}

/** The four entries in their own order; of what is below them, only what leads to a product. */
function tradeTree(index: CatalogueIndex, prices: TradeBase["prices"]): CategoryTree {
  const entries: readonly number[] = clientCategoryIds;
  const { categories } = index.structure;
  const top = entries.flatMap((id) => categories.find((node) => node.id === id) ?? []);
  const below = categories.filter(({ id }) => {
    const line = index.tree.withAncestors(id).map((node) => node.id);
    const isBelow = !entries.includes(id) && line.some((one) => entries.includes(one));
    return isBelow && index.membersOf(id)?.some((ordinal) => prices[ordinal] !== undefined);
  });
  return categoryTree([...top.map((node) => ({ ...node, parentId: null })), ...below]);
}
