import { skuKeyOf } from "../../catalogue/import/catalogue-product.ts";
import type { Sql } from "../../database/port.ts";
import { isClientVisible } from "../catalogue/client-visible.ts";
import { type NearestIndex, nearestIndex } from "./nearest-product.ts";

/** A product's article number and name. */
export interface NamedProduct {
  readonly sku: string;
  readonly name: string;
}

/** Article numbers of the trade area, for finding the one that a row means. No price is in it. */
export interface SkuIndex {
  readonly products: readonly NamedProduct[];
  /** Upper and lower case alike. */
  exact(text: string): NamedProduct | undefined;
  /** Hyphens, blanks and the like are passed over; only where one product alone is meant. */
  loose(text: string): NamedProduct | undefined;
  nearest(text: string): NamedProduct | undefined;
}

export function looseKeyOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Reads the index when it is first asked for, and again when an import has changed the catalogue. */
export function skuIndexes(sql: Sql): () => Promise<SkuIndex> {
  let kept: { readonly version: number; readonly index: Promise<SkuIndex> } | undefined;
  return async () => {
    const [state] = await sql.query<{ version: number }>(
      "select content_version as version from catalogue_state",
    );
    const version = state?.version ?? 0;
    if (kept?.version !== version) {
      const index = readIndex(sql);
      kept = { version, index };
      // A reading that failed is not kept.
      index.catch(() => {
        if (kept?.index === index) kept = undefined;
      });
    }
    return kept.index;
  };
}

async function readIndex(sql: Sql): Promise<SkuIndex> {
  const products = await sql.query<NamedProduct>(
    `select product.sku, product.name from product where ${isClientVisible} order by product.id`,
  );
  const exact = new Map(products.map((product) => [skuKeyOf(product.sku), product]));
  const loose = new Map<string, NamedProduct | null>();
  for (const product of products) {
    const key = looseKeyOf(product.sku);
    loose.set(key, loose.has(key) ? null : product);
  }
  let nearest: NearestIndex | undefined;
  return {
    products,
    exact: (text) => exact.get(skuKeyOf(text.trim())),
    loose: (text) => loose.get(looseKeyOf(text)) ?? undefined,
    nearest(text) {
      // Made for the first row that names nothing: most rows are right.
      nearest ??= nearestIndex(products);
      return nearest(text);
    },
  };
}
