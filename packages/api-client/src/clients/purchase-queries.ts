import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "../api-failure.ts";
import type { ApiClient } from "../client.ts";
import { fetchClientCart } from "./cart.ts";
import { fetchClientCheckout, fetchClientOrder, fetchClientOrders } from "./orders.ts";
import { fetchQuickOrderSuggestions } from "./quick-order.ts";

/** A trade client's cart: another tab, or a colleague's price list, may have changed it a moment ago. */
export const clientCartQueries = {
  all: () => ["client", "cart"] as const,
  current: (client: ApiClient) =>
    queryOptions({
      queryKey: clientCartQueries.all(),
      queryFn: async ({ signal }) => unwrap(await fetchClientCart(client, signal)),
      staleTime: 0,
      retry: false,
    }),
};

/** Figures of a checkout hold for no longer than the cart they are of. */
export const clientCheckoutQueries = {
  all: () => ["client", "checkout"] as const,
  current: (client: ApiClient) =>
    queryOptions({
      queryKey: clientCheckoutQueries.all(),
      queryFn: async ({ signal }) => unwrap(await fetchClientCheckout(client, signal)),
      staleTime: 0,
      retry: false,
    }),
};

/** Orders move by the shop's hand: half a minute. */
export const clientOrderQueries = {
  all: () => ["client", "orders"] as const,
  list: (client: ApiClient, asked: { text: string; currentPage: number; pageSize: number }) =>
    queryOptions({
      queryKey: [...clientOrderQueries.all(), "list", asked] as const,
      queryFn: async ({ signal }) => unwrap(await fetchClientOrders(client, asked, signal)),
      staleTime: 30_000,
    }),
  one: (client: ApiClient, number: string) =>
    queryOptions({
      queryKey: [...clientOrderQueries.all(), "one", number] as const,
      queryFn: async ({ signal }) => unwrap(await fetchClientOrder(client, number, signal)),
      staleTime: 30_000,
    }),
};

/** Suggestions while a row is typed: stock and prices in them are good for a minute. */
export const quickOrderQueries = {
  suggestions: (client: ApiClient, text: string) =>
    queryOptions({
      queryKey: ["client", "quick-order", "suggestions", text] as const,
      queryFn: async ({ signal }) => unwrap(await fetchQuickOrderSuggestions(client, text, signal)),
      staleTime: 60_000,
    }),
};
