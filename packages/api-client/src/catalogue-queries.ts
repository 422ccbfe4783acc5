import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "./api-failure.ts";
import { fetchCategories, fetchCategoriesByIds } from "./categories.ts";
import type { ApiClient } from "./client.ts";
import { fetchAttributes, fetchProductsBySku, fetchSuggestions } from "./products.ts";

const minute = 60_000;

/** Keys and options of catalogue queries. Stale times follow how often the owner changes each thing. */
export const catalogueQueries = {
  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: ["catalogue", "categories"] as const,
      queryFn: async () => unwrap(await fetchCategories(client)),
      staleTime: 5 * minute,
    }),
  /** Categories change by hand and seldom. */
  categoriesByIds: (client: ApiClient, ids: readonly number[]) =>
    queryOptions({
      queryKey: ["catalogue", "categories", ...ids] as const,
      queryFn: async () => unwrap(await fetchCategoriesByIds(client, ids)),
      staleTime: 5 * minute,
    }),
  attributes: (client: ApiClient) =>
    queryOptions({
      queryKey: ["catalogue", "attributes"] as const,
      queryFn: async () => unwrap(await fetchAttributes(client)),
      staleTime: 30 * minute,
    }),
  /**
   * What is typed comes again while somebody goes back and forth: a minute. The next letter gives up the call of the one
   * before, and no failed call is repeated: it would be answered after the next letter's.
   */
  suggestions: (client: ApiClient, name: string) =>
    queryOptions({
      queryKey: ["catalogue", "suggestions", name] as const,
      queryFn: async ({ signal }) => unwrap(await fetchSuggestions(client, name, signal)),
      staleTime: minute,
      retry: false,
      enabled: name.trim() !== "",
    }),
  /** Prices and stock move: half a minute. */
  products: (client: ApiClient, skus: readonly string[]) =>
    queryOptions({
      queryKey: ["catalogue", "products", ...skus] as const,
      queryFn: async () => unwrap(await fetchProductsBySku(client, skus)),
      staleTime: minute / 2,
    }),
};
