import type { Route } from "@precise/contract/route";

/** A call of the contract has no handler, or two. */
export class RouteNotRegistered extends Error {
  override readonly name = "RouteNotRegistered";
}

/**
 * Keeps the server and the contract together: the start fails when a call was forgotten.
 * @throws RouteNotRegistered with the ids of all calls that no handler answers
 */
export function checkRegistration(routes: readonly Route[], registered: ReadonlySet<string>): void {
  const missing = routes.map((route) => route.id).filter((id) => !registered.has(id));
  if (missing.length > 0) throw new RouteNotRegistered(`No handler for ${missing.join(", ")}.`);
}
