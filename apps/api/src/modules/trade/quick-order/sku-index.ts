import { skuKeyOf } from "#api/modules/catalogue/import/catalogue-product.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { isClientVisible } from "../catalogue/client-visible.ts";
import { looseKeyOf, type NamedProduct } from "./named-product.ts";
import { type NearestIndex, nearestIndex } from "./nearest-product.ts";
import { createPace } from "./pace.ts";
import { type TextLines, textLines } from "./text-lines.ts";

/** Article numbers of the trade area, for finding the one that a row means. No price is in it. */
export interface SkuIndex {
  readonly products: readonly NamedProduct[];
  /** The products' article numbers by `looseKeyOf`, in their order. */
  readonly looseKeys: TextLines;
  /** The products' names in small letters, in their order. */
  readonly names: TextLines;
  /** Upper and lower case alike. */
  exact(text: string): NamedProduct | undefined;
  /** Hyphens, blanks and the like are passed over; only where one product alone is meant. */
  loose(text: string): NamedProduct | undefined;
  /** Made for the first row that names nothing, for most rows are right. */
  nearest(): Promise<NearestIndex>;
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

const productsAtOnce = 5_000;

/** A part at a time, so that no one else waits while a large catalogue is read. */
async function readIndex(sql: Sql): Promise<SkuIndex> {
  const products: NamedProduct[] = [];
  let after = 0;
  for (;;) {
    const part = await sql.query<NamedProduct & { id: number }>(
      `select product.id, product.sku, product.name from product
       where ${isClientVisible} and product.id > $1 order by product.id limit ${productsAtOnce}`,
      [after],
    );
    products.push(...part.map(({ sku, name }) => ({ sku, name })));
    after = part.at(-1)?.id ?? after;
    if (part.length < productsAtOnce) return indexOf(products);
  }
}

/** The index of these products. */
export async function indexOf(products: readonly NamedProduct[]): Promise<SkuIndex> {
  const pace = createPace();
  const exact = new Map<string, NamedProduct>();
  const loose = new Map<string, NamedProduct | null>();
  const keys: string[] = [];
  for (const product of products) {
    const key = looseKeyOf(product.sku);
    keys.push(key);
    exact.set(skuKeyOf(product.sku), product);
    loose.set(key, loose.has(key) ? null : product);
    if (pace.isDue()) await pace.rest();
  }
  let nearest: Promise<NearestIndex> | undefined;
  return {
    products,
    looseKeys: textLines(keys),
    names: textLines(products.map(({ name }) => name.toLowerCase().replaceAll("\n", " "))),
    exact: (text) => exact.get(skuKeyOf(text.trim())),
    loose: (text) => loose.get(looseKeyOf(text)) ?? undefined,
    nearest: () => (nearest ??= nearestIndex(products, keys)),
  };
}
