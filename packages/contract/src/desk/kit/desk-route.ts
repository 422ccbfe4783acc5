import type * as z from "zod/mini";
import { type Route, type RouteInput, route } from "../../wire/route.ts";
import type { Permission } from "../staff/permissions.ts";

/** Who may make a call of the desk: anyone who has the permission, everybody who is signed in, or anybody. */
export interface CallRule {
  readonly permission: Permission | "signed-in" | "anyone";
  /** With a one-time code given in the last ten minutes: money, roles, exports. */
  readonly isFresh?: true;
}

/** A call of the desk, and who may make it. The API asks before the call's handler; the desk's pages only hide what it would refuse. */
export type DeskRoute = Route & CallRule;

/**
 * Declares one call of the desk. Its answers are one person's, and a person who may not make it is refused: neither is said again.
 * @param input `failures` without the refusals of its rule
 */
export function deskRoute<
  Data extends z.ZodMiniType,
  Params extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Body extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Yields extends string = never,
  Query extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
>(
  input: RouteInput<Params, Body, Data, Yields, Query> & CallRule,
): Route<Params, Body, Data, Yields, Query> & CallRule {
  const { permission, isFresh, method, failures = [] } = input;
  const refusals =
    permission === "anyone" ? [] : permission === "signed-in" ? [401 as const] : [401 as const, 403 as const];
  return {
    ...route({
      ...input,
      ...(method === "GET" && { isPersonal: true as const }),
      failures: [...new Set([...refusals, ...failures])],
    }),
    permission,
    ...(isFresh && { isFresh }),
  };
}
