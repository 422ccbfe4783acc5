import type { ApiFailure } from "@precise/api-client/api-failure";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type deskListQuery, failureOf } from "#desk/api/desk-query.ts";

/** Rows as far as they are read. */
export interface List<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list; null where it is not counted or not known yet. */
  readonly total: number | null;
  readonly hasMore: boolean;
  /** Nothing is there yet. */
  readonly isLoading: boolean;
  /** What is shown is of the state before; the new rows are on their way. */
  readonly isOld: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => void;
  readonly readAgain: () => void;
  /** Why there are no rows, where they could not be read. */
  readonly failure: ApiFailure | null;
}

/** A list from its call: `useList(deskListQuery(key, readPage))`. */
export function useList<Row>(query: ReturnType<typeof deskListQuery<Row>>): List<Row> {
  const {
    data,
    error,
    hasNextPage,
    isPending,
    isPlaceholderData,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(query);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  return {
    rows,
    total: data?.pages[0]?.total ?? null,
    hasMore: hasNextPage,
    isLoading: isPending && error === null,
    isOld: isPlaceholderData,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    readAgain: () => void refetch(),
    failure: data === undefined ? failureOf(error) : null,
  };
}

/** Rows that are all there already, such as the lines of an order; undefined while they are read. */
export function wholeList<Row>(rows: readonly Row[] | undefined): List<Row> {
  return {
    rows: rows ?? [],
    total: rows?.length ?? null,
    hasMore: false,
    isLoading: rows === undefined,
    isOld: false,
    isReadingMore: false,
    readMore: () => undefined,
    readAgain: () => undefined,
    failure: null,
  };
}
