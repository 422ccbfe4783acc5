import { suggestProducts } from "@precise/contract/shop/catalogue";
import { getCategoriesByIds } from "@precise/contract/shop/category";
import { queryOptions } from "@tanstack/react-query";
import { unwrapOrThrow } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

const minute = 60_000;

/** Keys and options of catalogue queries. Stale times follow how often the owner changes each thing. */
export const catalogueQueries = {
  /** Categories change by hand and seldom. */
  categoriesByIds: (client: ApiClient, ids: readonly number[]) =>
    queryOptions({
      queryKey: ["catalogue", "categories", ...ids] as const,
      queryFn: async () => unwrapOrThrow(await call(client, getCategoriesByIds, { body: { ids } })),
      staleTime: 5 * minute,
    }),
  /**
   * What is typed comes again while a shopper goes back and forth: a minute. The next letter gives up the call of the one
   * before, and no failed call is repeated: it would be answered after the next letter's.
   */
  suggestions: (client: ApiClient, name: string) =>
    queryOptions({
      queryKey: ["catalogue", "suggestions", name] as const,
      queryFn: async ({ signal }) =>
        unwrapOrThrow(await call(client, suggestProducts, { body: { name }, signal })),
      staleTime: minute,
      retry: false,
      enabled: name.trim() !== "",
    }),
};
