import { randomBytes } from "node:crypto";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type CatalogueProduct, skuKeyOf } from "../import/catalogue-product.ts";
import { findStored, listedSkus } from "../import/stored-products.ts";
import { readState } from "../memory/load-index.ts";
import { readStructure, type Structure } from "../structure.ts";
import { catalogueCsv } from "./catalogue-csv.ts";

/** A catalogue as a file to edit. */
export interface CatalogueExport {
  readonly text: string;
  readonly products: number;
  /** The code in `stock_export`. */
  readonly source: string;
  /** Columns that a CSV cannot hold as they are; an import leaves them alone. */
  readonly leftOut: readonly string[];
}

/** Small enough that reading one blocks no one. */
const productsAtOnce = 250;

/**
 * Everything that is on sale as a CSV to edit and import again, with the stock of this moment beside each product: an
 * import moves stock by the difference to it. Trade prices leave the shop with it, so it is noted who took them.
 */
export async function exportCatalogue(db: Database, by: Actor): Promise<CatalogueExport> {
  const { products, structure } = await readProducts(db);
  const source = `EX-${randomBytes(5).toString("hex").toUpperCase()}`;
  const { text, leftOut } = catalogueCsv(products, structure.attributes, source);
  await writeAudit(db, {
    actor: by,
    act: "catalogue.export",
    subject: "catalogue",
    before: null,
    after: { products: products.length, stock_export: source },
  });
  return { text, products: products.length, source, leftOut };
}

/** What is on sale, in the shop's own order. When an import changed it meanwhile, it is read again. */
async function readProducts(
  sql: Sql,
): Promise<{ readonly products: CatalogueProduct[]; readonly structure: Structure }> {
  for (;;) {
    const { contentVersion } = await readState(sql);
    const structure = await readStructure(sql);
    const keys = [...(await listedSkus(sql)).values()].map(skuKeyOf);
    const products: (CatalogueProduct & { readonly position: number })[] = [];
    for (let from = 0; from < keys.length; from += productsAtOnce) {
      const part = await findStored(sql, keys.slice(from, from + productsAtOnce));
      for (const { product, position } of part.values()) products.push({ ...product, position });
    }
    if ((await readState(sql)).contentVersion !== contentVersion) continue;
    return { products: products.toSorted((a, b) => a.position - b.position), structure };
  }
}
