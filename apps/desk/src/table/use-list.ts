import { type ApiFailure, unwrapOrThrow } from "@precise/api-client/api-failure";
import type { InputArgument } from "@precise/api-client/client";
import type { ParamsOf, Route, SentQueryOf, ValueOf } from "@precise/contract/wire/route";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey, failureOf } from "#desk/api/desk-query.ts";

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

/** Where a list comes from: its call, what it is narrowed by, and where in the answer its rows are. */
export interface ListSource<R extends Route, Row> {
  readonly call: R;
  readonly rows: (page: ValueOf<R>) => readonly Row[];
  /** Of the whole list. Without: the page's `total`, where it has one. */
  readonly total?: (page: ValueOf<R>, query: SentQueryOf<R>) => number | null;
  readonly params?: ParamsOf<R>;
  readonly query: SentQueryOf<R>;
  /** With another one the list is read from its start. */
  readonly version?: string;
}

/** How pages end: the cursor of the next one has two names on the wire. */
interface PageEnd {
  readonly total?: number;
  readonly next?: string | null;
  readonly cursor?: string | null;
}

/** A list that is read page by page, and kept under its call: a write that makes the call stale reads it again. */
export function useDeskList<R extends Route, Row>(source: ListSource<R, Row>): List<Row> {
  const { call, rows: rowsOf, total: totalOf, params, query, version } = source;
  const {
    data,
    error,
    hasNextPage,
    isPending,
    isPlaceholderData,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    // The same call may also be read as one answer, under its own key.
    queryKey: [...deskKey(call, { params, query }), "pages", version],
    queryFn: async ({ pageParam }) => {
      const input = { params, query: { ...(query as object), cursor: pageParam ?? undefined } };
      // A route is a type of its own in every use: that it has these fits, but cannot be seen here.
      const page = unwrapOrThrow(await deskCall(call, ...([input] as unknown as InputArgument<R>)));
      const end = page as PageEnd;
      const total = totalOf === undefined ? (end.total ?? null) : totalOf(page, query);
      return { rows: rowsOf(page), total, next: end.next ?? end.cursor ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
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
