import type { SessionUser } from "@precise/contract/shop/session";
import type { DataOf, Route } from "@precise/contract/wire/route";
import type { Call, Handler } from "#api/platform/http/handle.ts";
import type { Reply } from "#api/platform/http/reply.ts";
import { isAccountGone } from "./account-gone.ts";
import { requireUser, signedOut } from "./session-gate.ts";

/** A handler that only a signed-in person reaches; everybody else gets 401, and so does one whose account is deleted meanwhile. */
export function withSession<R extends Route>(
  handler: (call: Call<R>, user: SessionUser) => Promise<Reply<DataOf<R>>>,
): Handler<R> {
  return async (call) => {
    const required = requireUser(call);
    return "failure" in required ? required : unlessAccountGone(() => handler(call, required.user));
  };
}

/** The same for a call that guests make too. */
export async function unlessAccountGone<Data>(work: () => Promise<Reply<Data>>): Promise<Reply<Data>> {
  try {
    return await work();
  } catch (fault) {
    if (isAccountGone(fault)) return signedOut();
    throw fault;
  }
}
