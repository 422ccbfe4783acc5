import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "./api-failure.ts";
import type { ApiClient } from "./client.ts";
import { fetchCheckoutOptions } from "./orders.ts";

/** Showrooms and payment methods change by hand and seldom: five minutes. */
export const checkoutQueries = {
  options: (client: ApiClient) =>
    queryOptions({
      queryKey: ["checkout", "options"] as const,
      queryFn: async () => unwrap(await fetchCheckoutOptions(client)),
      staleTime: 5 * 60_000,
    }),
};
