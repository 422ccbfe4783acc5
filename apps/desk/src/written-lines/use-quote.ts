import { unwrapOrThrow } from "@precise/api-client/api-failure";
import type { InputArgument } from "@precise/api-client/client";
import type { Route, ValueOf } from "@precise/contract/wire/route";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { deskCall } from "#desk/api/desk-call.ts";
import { deskKey } from "#desk/api/desk-query.ts";

/** On the button that sends what is written down, until its total has come: a press would agree to another. */
export const totalIsComing = "Working out the total…";

/** So long nothing is typed before the totals are asked for. */
const pauseMs = 300;

/**
 * What the shop says of something that is being written down: asked again whenever it has changed and rests, with the last
 * answer on the page until then.
 * @param input of a call that changes nothing; undefined while there is nothing to ask about
 */
export function useQuote<R extends Route>(route: R, input: InputArgument<R>[0] | undefined) {
  const now = JSON.stringify(input ?? null);
  const [rested, setRested] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setRested(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  const query = useQuery({
    queryKey: [...deskKey(route), rested],
    queryFn: async (): Promise<ValueOf<R>> =>
      // The text of the input that was given.
      unwrapOrThrow(await deskCall(route, ...([JSON.parse(rested)] as unknown as InputArgument<R>))),
    enabled: rested !== "null",
    placeholderData: keepPreviousData,
  });
  return { ...query, isSettled: rested === now && !query.isFetching && !query.isPlaceholderData };
}
