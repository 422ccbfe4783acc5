import { type ArticleAttributes, type ArticleFacts, factsOfArticle } from "@precise/lighting/article-facts";
import type { Sql } from "#api/platform/database/port.ts";

/** A bulb that is in stock. */
export interface BulbOnSale {
  readonly sku: string;
  readonly name: string;
  readonly urlPath: string;
  readonly stockQty: number;
  readonly facts: ArticleFacts;
}

interface Row {
  readonly sku: string;
  readonly name: string;
  readonly url_path: string;
  readonly stock_qty: number;
  readonly attributes: ArticleAttributes;
}

/** More bulbs of a few bases than a shop has; it bounds what one answer reads. */
const mostBulbs = 500;

/**
 * Bulbs in stock for the holders of these fittings, in the shop's own order. Rechargeable ones are left out: they are bought for
 * power cuts, not to fill a fitting.
 */
export async function bulbsOnSale(
  sql: Sql,
  fittings: readonly ArticleAttributes[],
): Promise<readonly BulbOnSale[]> {
  const bases = new Set(
    fittings.flatMap(({ lamp_base: base }) => (base === undefined ? [] : [String(base)])),
  );
  if (bases.size === 0) return [];
  const rows = await sql.query<Row>(
    `select sku, name, url_path, stock_qty, attributes from product
     where withdrawn_at is null and attributes ->> 'article_kind' = 'lamp'
       and attributes ->> 'lamp_base' = any($1::text[]) and stock_qty > 0
     order by position, id limit ${mostBulbs}`,
    [[...bases]],
  );
  return rows
    .map(({ sku, name, url_path: urlPath, stock_qty: stockQty, attributes }) => ({
      sku,
      name,
      urlPath,
      stockQty,
      facts: factsOfArticle(attributes),
    }))
    .filter(({ facts }) => facts.isRechargeable !== true);
}
