import type { Attribute } from "@precise/contract/shop/catalogue";
import "server-only";
import type { Category } from "@precise/contract/shop/category";
import type { Product, ProductItem } from "@precise/contract/shop/product";
import type { Filters, ListGroup, ProductList, Sort } from "@precise/contract/shop/product-list";
import { isBuilding } from "@precise/web/env";
import { apiSource } from "./api-source.ts";
import { buildSource } from "./snapshot-source.ts";

/** One page of a listing, as it is asked for. */
export interface ListingRequest {
  /** 0 is the whole catalogue. */
  readonly categoryId: number;
  readonly filters?: Filters;
  readonly sort?: Sort | undefined;
  /** With `family` an item is a family. */
  readonly group?: ListGroup;
  readonly page?: number;
  readonly pageSize?: number;
}

/**
 * Where pages that everyone sees alike get the catalogue from. Null means that there is no such thing; a source that
 * cannot answer throws, and then the last good page stays.
 */
export interface CatalogueSource {
  categories(): Promise<Category[]>;
  attributes(): Promise<Attribute[]>;
  listing(request: ListingRequest): Promise<ProductList | null>;
  product(path: string): Promise<Product | null>;
  products(skus: readonly string[]): Promise<ProductItem[]>;
  /** What the catalogue says is such: `lamp`, `dimmer`. A catalogue that does not say what its articles are has none. */
  ofKinds(kinds: readonly string[]): Promise<ProductItem[]>;
}

/** While building the snapshot, at run time the API. @source design D18 */
export function catalogueSource(): CatalogueSource {
  return isBuilding() ? buildSource() : apiSource();
}
