import { getCart } from "@precise/contract/shop/cart";
import { queryOptions } from "@tanstack/react-query";
import { unwrapOrThrow } from "./api-failure.ts";
import { type ApiClient, call } from "./client.ts";

/** Keys and options of cart queries. A cart is never trusted for longer than a moment: another tab may have changed it. */
export const cartQueries = {
  all: () => ["cart"] as const,
  current: (client: ApiClient, cartId: string) =>
    queryOptions({
      queryKey: [...cartQueries.all(), cartId] as const,
      queryFn: async ({ signal }) => unwrapOrThrow(await call(client, getCart, { body: { cartId }, signal })),
      staleTime: 0,
      retry: false,
    }),
};
