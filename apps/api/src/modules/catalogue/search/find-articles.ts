import { wirePrice } from "@precise/cart-core/money";
import type { DeskArticle } from "@precise/contract/desk/orders/telephone-orders";
import type { Sql } from "#api/platform/database/port.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { type SellableRow, sellableColumns, sellableProduct } from "../products-for-cart.ts";
import { findMatches } from "./find-matches.ts";
import { rankMatches } from "./rank-matches.ts";

/** As many as fit under a field while someone types. */
const mostArticles = 12;

/**
 * Articles by number or words, the best match first, as someone of the shop needs them: each finish by itself, with the
 * pieces that are really left. Price and stock are of this moment, not of the index.
 */
export async function findArticles(sql: Sql, index: CatalogueIndex, text: string): Promise<DeskArticle[]> {
  const ranked = rankMatches(await findMatches(sql, text, index), index);
  const ids = [...ranked.subarray(0, mostArticles)].map((ordinal) => index.ids[ordinal] ?? 0);
  if (ids.length === 0) return [];
  const rows = await sql.query<SellableRow>(
    `select ${sellableColumns} from product
     where id = any($1::bigint[]) and withdrawn_at is null order by array_position($1::bigint[], id)`,
    [ids],
  );
  return rows.map(sellableProduct).map((product) => {
    const [image] = product.media_gallery;
    return {
      sku: product.sku,
      name: product.name,
      ...(image === undefined ? {} : { image }),
      price: wirePrice(product.priceKobo),
      ...(product.listPriceKobo > product.priceKobo ? { list_price: wirePrice(product.listPriceKobo) } : {}),
      in_stock: product.stockQty,
    };
  });
}
