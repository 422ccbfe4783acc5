import { randomBytes } from "node:crypto";
import type { Actor } from "#api/platform/audit/actor.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";
import type { Database, Sql } from "#api/platform/database/port.ts";
import { type CatalogueProduct, skuKeyOf } from "../import/catalogue-product.ts";
import { findStored, listedSkus } from "../import/stored-products.ts";
import { readState } from "../memory/load-index.ts";
import { readStructure, type Structure } from "../structure.ts";
import { csvHeading, csvLines, type ExportColumn, exportColumns } from "./catalogue-csv.ts";

/** A catalogue as a file to edit. */
export interface CatalogueExport {
  readonly text: string;
  readonly products: number;
  /** The code in `stock_export`. */
  readonly source: string;
}

/** Small enough that reading one blocks no one. */
const productsAtOnce = 250;

/**
 * Everything that is on sale as a CSV to edit and import again, with the stock of this moment beside each product: an
 * import moves stock by the difference to it. Trade prices and costs leave the shop with it, so it is noted who took them.
 */
export async function exportCatalogue(db: Database, by: Actor): Promise<CatalogueExport> {
  const { products, structure } = await readProducts(db);
  const source = newSource();
  const columns = exportColumns(structure.attributes, source);
  await noteExport(db, by, products.length, source);
  const text = csvHeading(columns) + csvLines(products, columns);
  return { text, products: products.length, source };
}

/**
 * The same for the staff, a part at a time, so that 20,000 products take no more memory than 250: each product as it is when
 * its line is written. It is noted before the first line is sent.
 */
export async function openCatalogueExport(db: Database, by: Actor): Promise<AsyncIterable<string>> {
  const { attributes } = await readStructure(db);
  const listed = await db.query<{ sku_key: string }>(
    "select sku_key from product where withdrawn_at is null order by position, id",
  );
  const source = newSource();
  await noteExport(db, by, listed.length, source);
  return pagesOf(
    db,
    listed.map((row) => row.sku_key),
    exportColumns(attributes, source),
  );
}

async function* pagesOf(sql: Sql, keys: readonly string[], columns: readonly ExportColumn[]) {
  // The mark by which spreadsheets know UTF-8.
  yield `\ufeff${csvHeading(columns)}`;
  for (let from = 0; from < keys.length; from += productsAtOnce) {
    const part = keys.slice(from, from + productsAtOnce);
    const stored = await findStored(sql, part);
    const products = part.flatMap((key) => stored.get(key) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
    yield csvLines(
      products.map(({ product }) => product),
      columns,
    );
  }
}

function newSource(): string {
  return `EX-${randomBytes(5).toString("hex").toUpperCase()}`;
}

function noteExport(db: Database, by: Actor, products: number, source: string): Promise<void> {
  return db.transaction((tx) =>
    writeAudit(tx, {
      actor: by,
      act: "catalogue.export",
      subject: "catalogue",
      before: null,
      after: { products, stock_export: source },
    }),
  );
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
