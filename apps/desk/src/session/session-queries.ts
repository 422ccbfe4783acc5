import { unwrapOrThrow } from "@precise/api-client/api-failure";
import { readDeskSession } from "@precise/contract/desk/staff/session";
import { queryOptions } from "@tanstack/react-query";
import { plainDeskCall } from "#desk/api/desk-call.ts";
import { deskKey } from "#desk/api/desk-query.ts";

/** Who is signed in at the desk, asked again when the window comes back to the front. */
export const sessionQuery = queryOptions({
  queryKey: deskKey(readDeskSession),
  queryFn: async () => unwrapOrThrow(await plainDeskCall(readDeskSession)),
  staleTime: 60_000,
  // Where the API does not answer the first time, the page comes by itself when it does.
  refetchInterval: ({ state }) => (state.data === undefined ? 5_000 : false),
});
