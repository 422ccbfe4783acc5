import type { InputArgument } from "@precise/api-client/client";
import type { Route, ValueOf } from "@precise/contract/wire/route";
import { Button } from "@precise/ui/components/inputs/button";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { deskQuery, failureOf } from "#desk/api/desk-query.ts";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";

/**
 * A screen of one record: while it is read, where it cannot be read, and then the record.
 * @param title of the page until the record is there
 * @param reading what is said meanwhile: "Reading the return"
 * @param back a link to where it is listed, until the record is there
 * @param failedTitle says what could not be read, and offers to try again
 * @param every reads it again after so many milliseconds
 * @param leavesWhenGone what is not found any more is not shown any more
 */
export function RecordScreen<R extends Route>(props: {
  readonly call: R;
  readonly input: InputArgument<R>[0];
  readonly title: string;
  readonly reading: string;
  readonly back?: ReactNode;
  readonly failedTitle?: string;
  readonly every?: (value: ValueOf<R> | undefined) => number | false;
  readonly leavesWhenGone?: boolean;
  readonly children: (value: ValueOf<R>) => ReactNode;
}) {
  const { call, input, title, reading, back, failedTitle, every, leavesWhenGone = false, children } = props;
  const { data, error, refetch } = useQuery({
    ...deskQuery(call, ...([input] as InputArgument<R>)),
    refetchInterval: ({ state }) => every?.(state.data) ?? false,
  });
  const failure = failureOf(error);
  if (data !== undefined && !(leavesWhenGone && failure?.status === 404)) return children(data);
  return (
    <Page title={title}>
      <Unread failure={failure} title={failedTitle} reading={reading} />
      {failure && failedTitle && (
        <div>
          <Button tone="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {back}
    </Page>
  );
}
