import { ApiCallError, type ApiFailure, unwrapOrThrow } from "@precise/api-client/api-failure";
import type { InputArgument } from "@precise/api-client/client";
import type { Route, ValueOf } from "@precise/contract/wire/route";
import { QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { deskCall, isAway } from "./desk-call.ts";

/** What is on the screen may be this old before it is read again on a visit: another person works on the same orders. */
const staleMs = 5_000;

/** The cache of one signed-in person. */
export function createDeskCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (count, error) => error instanceof ApiCallError && isAway(error.failure) && count < 2,
        retryDelay: 1_000,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/** What a reading call is made with. */
interface Values {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** The key of a reading call; without values, of all its answers: what a write makes stale. */
export function deskKey(route: Route, { params, query }: Values = {}): readonly unknown[] {
  const values = [params, query].filter((each) => each !== undefined);
  return ["desk", route.path, ...values];
}

/** A reading call as a query: key, fetcher and age in one. `useQuery(deskQuery(readOrder, { params: { number } }))`. */
export function deskQuery<R extends Route>(route: R, ...input: InputArgument<R>) {
  const [values] = input;
  return queryOptions({
    queryKey: deskKey(route, values),
    queryFn: async (): Promise<ValueOf<R>> => unwrapOrThrow(await deskCall(route, ...input)),
  });
}

/**
 * A write. `mutateAsync` gives the outcome as a value and never throws for what the API says; afterwards what the write
 * makes stale is read again.
 * @param stale the reading calls whose answers it changes
 */
export function useDeskWrite<R extends Route>(route: R, stale: readonly Route[] = []) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputArgument<R>) => deskCall(route, ...input),
    onSettled: () => Promise.all(stale.map((each) => cache.invalidateQueries({ queryKey: deskKey(each) }))),
  });
}

/** Why a query has no answer, where it is a refusal or the lack of an answer. */
export function failureOf(error: Error | null): ApiFailure | null {
  return error instanceof ApiCallError ? error.failure : null;
}
