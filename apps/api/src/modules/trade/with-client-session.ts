import type { DataOf, Route } from "@precise/contract/wire/route";
import type { Call, Handler } from "#api/platform/http/handle.ts";
import { type Failure, failure, type Reply } from "#api/platform/http/reply.ts";
import type { ClientSession } from "./client-session-rows.ts";
import type { ClientOfCall } from "./read-client-session-of.ts";

/** The trade client who calls, or the refusal of a call that no one else may make. */
export function requireClient(
  call: ClientOfCall,
): { readonly session: ClientSession } | { readonly failure: Failure } {
  if (call.session !== null) return { session: call.session };
  return call.isSessionOver
    ? failure(401, "session_expired", "You are signed out. Sign in again.")
    : failure(401, "session_required", "Sign in to the trade area first.");
}

/** The same, but a password that an operator gave is changed before anything else. */
export function requireClientWithOwnPassword(call: ClientOfCall): ReturnType<typeof requireClient> {
  const required = requireClient(call);
  if ("failure" in required || !required.session.user.must_change_password) return required;
  return failure(403, "password_change_required", "Choose a password of your own first.");
}

type ClientHandler<R extends Route> = (call: Call<R>, client: ClientSession) => Promise<Reply<DataOf<R>>>;

/** A handler of the trade area: only a person with a live trade session and a password of their own reaches it. */
export function withClientSession<R extends Route>(handler: ClientHandler<R>): Handler<R> {
  return async (call) => {
    const required = requireClientWithOwnPassword(call.client);
    return "failure" in required ? required : handler(call, required.session);
  };
}

/** A handler that a person with an operator's password reaches too. */
export function withAnyClientSession<R extends Route>(handler: ClientHandler<R>): Handler<R> {
  return async (call) => {
    const required = requireClient(call.client);
    return "failure" in required ? required : handler(call, required.session);
  };
}
