import type { Sql } from "#api/platform/database/port.ts";
import { hashesOf, sessionProofOf } from "./session-cookie.ts";
import type { SessionOfCall } from "./session-gate.ts";
import { readLiveSession } from "./session-rows.ts";

/** Reads who calls, by the cookie alone. A guest costs no query. */
export type ReadSessionOf = (headers: { readonly cookie?: string | undefined }) => Promise<SessionOfCall>;

declare module "fastify" {
  interface FastifyInstance {
    readSessionOf: ReadSessionOf;
  }
}
declare module "#api/platform/http/handle.ts" {
  interface Caller extends SessionOfCall {}
}

export const guest: SessionOfCall = { session: null, isSessionOver: false };

export function readSessionsIn(sql: Sql): ReadSessionOf {
  return async ({ cookie }) => {
    const proof = sessionProofOf("consumer", cookie);
    if (proof === undefined) return guest;
    const session = await readLiveSession(sql, hashesOf(proof));
    return { session, isSessionOver: session === null };
  };
}
