import { getClientCart } from "@precise/contract/trade/cart";
import { lookUpQuickOrder } from "@precise/contract/trade/quick-order";
import { queryOptions } from "@tanstack/react-query";
import { unwrapOrThrow } from "../api-failure.ts";
import { type ApiClient, call } from "../client.ts";

/** A trade client's cart: another tab, or a colleague's price list, may have changed it a moment ago. */
export const clientCartQueries = {
  all: () => ["client", "cart"] as const,
  current: (client: ApiClient) =>
    queryOptions({
      queryKey: clientCartQueries.all(),
      queryFn: async ({ signal }) => unwrapOrThrow(await call(client, getClientCart, { signal })),
      staleTime: 0,
      retry: false,
    }),
};

/** Suggestions while a row is typed: stock and prices in them are good for a minute. */
export const quickOrderQueries = {
  suggestions: (client: ApiClient, text: string) =>
    queryOptions({
      queryKey: ["client", "quick-order", "suggestions", text] as const,
      queryFn: async ({ signal }) =>
        unwrapOrThrow(await call(client, lookUpQuickOrder, { body: { text }, signal })),
      staleTime: 60_000,
    }),
};
