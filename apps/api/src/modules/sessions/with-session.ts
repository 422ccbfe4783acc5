import type { SessionUser } from "@precise/contract/shop/session";
import type { DataOf, Route } from "@precise/contract/wire/route";
import type { Call, Handler } from "#api/platform/http/handle.ts";
import type { Reply } from "#api/platform/http/reply.ts";
import { requireUser } from "./session-gate.ts";

/** A handler that only a signed-in person reaches; everybody else gets 401. */
export function withSession<R extends Route>(
  handler: (call: Call<R>, user: SessionUser) => Promise<Reply<DataOf<R>>>,
): Handler<R> {
  return async (call) => {
    const required = requireUser(call);
    return "failure" in required ? required : handler(call, required.user);
  };
}
