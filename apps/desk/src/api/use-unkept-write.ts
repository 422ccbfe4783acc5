import type { InputArgument } from "@precise/api-client/client";
import type { Route } from "@precise/contract/wire/route";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deskCall } from "./desk-call.ts";
import { deskKey } from "./desk-query.ts";

/**
 * A write whose answer has a password in it: no cache keeps it, of mutations neither. Otherwise as `useDeskWrite`.
 * @param stale the reading calls whose answers it changes
 */
export function useUnkeptWrite<R extends Route>(route: R, stale: readonly Route[]) {
  const cache = useQueryClient();
  const [isPending, setPending] = useState(false);
  const send = async (...input: InputArgument<R>) => {
    setPending(true);
    try {
      return await deskCall(route, ...input);
    } finally {
      setPending(false);
      void Promise.all(stale.map((each) => cache.invalidateQueries({ queryKey: deskKey(each) })));
    }
  };
  return { send, isPending };
}
