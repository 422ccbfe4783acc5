import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import { readFileSync } from "node:fs";
import type { Category } from "@precise/contract/shop/category";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import { type Aggregation, defaultPageSize } from "@precise/contract/shop/product-list";
import type { CatalogueSource } from "./api-source.ts";
import { snapshotFamilies } from "./snapshot-families.ts";
import { snapshotFile } from "./snapshot-file.ts";

/** An exported catalogue: what the API would answer for every page that everyone sees alike. */
export interface CatalogueSnapshot {
  readonly version: string;
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
  /** By article number. */
  readonly products: Readonly<Record<string, Product>>;
  /** By category id, "0" being the whole catalogue: every article number in the shop's own order. */
  readonly listings: Readonly<
    Record<
      string,
      ListingCounts & {
        readonly skus: readonly string[];
        /** Counts of the same listing asked for families. */
        readonly families: ListingCounts;
      }
    >
  >;
}

interface ListingCounts {
  readonly total_count: number;
  readonly aggregations: readonly Aggregation[];
}

let source: CatalogueSource | undefined;

/** The snapshot that this build is made from; undefined where there is no snapshot. */
export function buildSource(): CatalogueSource {
  source ??= readBuildSource();
  return source;
}

function readBuildSource(): CatalogueSource {
  const file = snapshotFile(process.cwd());
  // Our own build step wrote the file from decoded answers of the API.
  return file === undefined
    ? snapshotSource(emptyCatalogue)
    : snapshotSource(JSON.parse(readFileSync(file, "utf8")));
}

const emptyCatalogue: CatalogueSnapshot = {
  version: "none",
  categories: [],
  attributes: [],
  products: {},
  listings: {},
};

/**
 * Answers plain listings (the shop's own order or newest first) and products. Nothing else is asked for while building.
 * @throws Error on a listing with filters: it has no prerendered page
 */
export function snapshotSource(snapshot: CatalogueSnapshot): CatalogueSource {
  const byPath = new Map(Object.values(snapshot.products).map((product) => [product.urlPath, product]));
  const productsOf = (skus: readonly string[]) => skus.flatMap((sku) => snapshot.products[sku] ?? []);
  return {
    categories: async () => [...snapshot.categories],
    attributes: async () => [...snapshot.attributes],
    product: async (path) => byPath.get(`/product/${path}`) ?? null,
    products: async (skus) => productsOf(skus),
    ofKinds: async (kinds) =>
      Object.values(snapshot.products).filter(({ attributes }) =>
        kinds.some((kind) => kind === attributes.article_kind),
      ),
    listing: async ({ categoryId, filters, sort, group, page = 1, pageSize = defaultPageSize }) => {
      if (Object.keys(filters ?? {}).length > 0) throw new Error("a snapshot answers no filtered listing");
      const listing = snapshot.listings[String(categoryId)];
      if (listing === undefined) return null;
      const ordered = sort?.field === "newest" ? newestFirst(listing.skus, snapshot) : listing.skus;
      const products = productsOf(ordered);
      const items: readonly ProductItem[] =
        group === "family" ? snapshotFamilies(products, (sku) => snapshot.products[sku]) : products;
      const { total_count, aggregations } = group === "family" ? listing.families : listing;
      return {
        items: items.slice((page - 1) * pageSize, page * pageSize),
        total_count,
        page_info: {
          current_page: page,
          page_size: pageSize,
          total_pages: Math.ceil(total_count / pageSize),
        },
        aggregations: [...aggregations],
      };
    },
  };
}

function newestFirst(skus: readonly string[], { products }: CatalogueSnapshot): string[] {
  const createdAt = (sku: string) => products[sku]?.created_at ?? "";
  const idOf = (sku: string) => products[sku]?.id ?? 0;
  return skus.toSorted(
    (one, other) => createdAt(other).localeCompare(createdAt(one)) || idOf(one) - idOf(other),
  );
}
