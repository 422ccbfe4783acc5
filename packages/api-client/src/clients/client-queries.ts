import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../api-failure.ts";
import type { ApiClient } from "../client.ts";
import { fetchClientCategories, fetchClientProductsBySku } from "./catalogue.ts";
import { fetchClientSession } from "./session.ts";

const minute = 60_000;

/** Keys and options of the trade area's queries. All begin with `clients`, so that a log-out forgets them at once. */
export const clientQueries = {
  all: ["clients"] as const,
  /** Another tab may have signed out: never kept. */
  session: (client: ApiClient) =>
    queryOptions({
      queryKey: [...clientQueries.all, "session"] as const,
      queryFn: async () => unwrap(await fetchClientSession(client)),
      staleTime: 0,
    }),
  /** Categories change by hand and seldom. */
  categories: (client: ApiClient) =>
    queryOptions({
      queryKey: [...clientQueries.all, "categories"] as const,
      queryFn: async () => unwrap(await fetchClientCategories(client)),
      staleTime: 5 * minute,
    }),
  /** Prices and stock move: half a minute. */
  products: (client: ApiClient, skus: readonly string[]) =>
    queryOptions({
      queryKey: [...clientQueries.all, "products", ...skus] as const,
      queryFn: async () => unwrap(await fetchClientProductsBySku(client, skus)),
      staleTime: minute / 2,
    }),
};
