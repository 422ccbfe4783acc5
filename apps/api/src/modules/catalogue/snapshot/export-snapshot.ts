import { createHash } from "node:crypto";
import type { listAttributes } from "@precise/contract/shop/catalogue";
import type { Category } from "@precise/contract/shop/category";
import type { Product } from "@precise/contract/shop/product";
import type { ListGroup, ProductList } from "@precise/contract/shop/product-list";
import type { DataOf } from "@precise/contract/wire/route";
import type { Sql } from "#api/platform/database/port.ts";
import { productPage } from "../listing/product-page.ts";
import { everyMeta, wireAttributes } from "../listing/wire-attributes.ts";
import type { CatalogueIndex } from "../memory/catalogue-index.ts";
import { loadIndex } from "../memory/load-index.ts";
import { loadProduct } from "../product/load-product.ts";

/** A listing without a query: all its products by article number, in the shop's own order, and its facets. */
export interface SnapshotListing {
  readonly skus: string[];
  readonly total_count: number;
  readonly aggregations: ProductList["aggregations"];
  /** The same asked for families: how many, and their facets. Their items are made of the products. */
  readonly families: Pick<ProductList, "total_count" | "aggregations">;
}

/** The whole catalogue in the shapes of the wire, for building the shop without a running api. @source design D18 */
export interface CatalogueSnapshot {
  /** Hash of everything below: the same catalogue gives the same file. */
  readonly version: string;
  readonly categories: readonly Category[];
  readonly attributes: DataOf<typeof listAttributes>["customAttributeMetadata"]["items"];
  /** By article number, in the shop's own order. */
  readonly products: Record<string, Product>;
  /** By category id; "0" is the whole catalogue. */
  readonly listings: Record<string, SnapshotListing>;
}

export async function exportSnapshot(sql: Sql): Promise<CatalogueSnapshot> {
  const { index } = await loadIndex(sql);
  const products: Record<string, Product> = {};
  for (const id of index.ids) {
    const product = await loadProduct(sql, index, id);
    if (product) products[product.sku] = product;
  }
  const listings: Record<string, SnapshotListing> = {};
  for (const id of [0, ...index.structure.categories.map((category) => category.id)]) {
    const members = index.membersOf(id) ?? new Uint32Array();
    listings[id] = {
      skus: Array.from(members, (ordinal) => index.skus[ordinal] ?? ""),
      ...countsOf(members, index),
      families: countsOf(members, index, "family"),
    };
  }
  const content = {
    categories: index.tree.top,
    attributes: wireAttributes(everyMeta(index)),
    products,
    listings,
  };
  const version = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 16);
  return { version, ...content };
}

function countsOf(
  members: Uint32Array,
  index: CatalogueIndex,
  group?: ListGroup,
): Pick<ProductList, "total_count" | "aggregations"> {
  const page = productPage(members, { currentPage: 1, pageSize: 1, group }, index);
  if (!page.ok) throw new Error("A listing without filters was refused.");
  const { total_count, aggregations } = page.value.around;
  return { total_count, aggregations };
}

/** The snapshot as a file: one line for each product and listing, so that a change shows as a few lines. */
export function snapshotText(snapshot: CatalogueSnapshot): string {
  const { version, categories, attributes, products, listings } = snapshot;
  const lines = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(",\n");
  return `{"version":${JSON.stringify(version)},
"categories":${JSON.stringify(categories)},
"attributes":${JSON.stringify(attributes)},
"products":{
${lines(products)}
},
"listings":{
${lines(listings)}
}}
`;
}
