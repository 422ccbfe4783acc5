import { pageVersion } from "@precise/contract/door/catalogue-changes";
import type { StockChanges } from "@precise/contract/door/stock-changes";
import {
  type Attribute,
  getCatalogueChanges,
  getCatalogueVersion,
  getProductsByIds,
  listAttributes,
} from "@precise/contract/shop/catalogue";
import type { ProductItem } from "@precise/contract/shop/product";
import type { ApiResult } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

export async function fetchAttributes(client: ApiClient): Promise<ApiResult<Attribute[]>> {
  const result = await call(client, listAttributes);
  return result.ok ? { ok: true, value: result.value.items } : result;
}

/** Products by article number, in the order asked; unknown ones are left out, and for no numbers nothing is asked. */
export async function fetchProductsBySku(
  client: ApiClient,
  skus: readonly string[],
): Promise<ApiResult<ProductItem[]>> {
  if (skus.length === 0) return { ok: true, value: [] };
  const result = await call(client, getProductsByIds, { body: { skus } });
  return result.ok ? { ok: true, value: result.value.items } : result;
}

/**
 * What everything that pages show is of.
 * @param since the last stock cursor, "0" to begin with
 * @returns the catalogue's version with a mark of the owner's content, and the articles whose shown stock changed
 */
export async function fetchCatalogueChanges(
  client: ApiClient,
  since: string,
): Promise<ApiResult<{ readonly version: string; readonly stock: StockChanges }>> {
  const result = await call(client, getCatalogueChanges, { params: { since } });
  if (!result.ok) return result;
  return { ok: true, value: { version: pageVersion(result.value), stock: result.value.stock } };
}

/** The release of the API; undefined where it does not say one. */
export async function fetchApiRelease(client: ApiClient): Promise<ApiResult<string | undefined>> {
  const result = await call(client, getCatalogueVersion);
  return result.ok ? { ok: true, value: result.value.release } : result;
}
