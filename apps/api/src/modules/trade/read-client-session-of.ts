import { hashesOf, sessionProofOf } from "#api/modules/sessions/session-cookie.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { type ClientSession, readLiveClientSession } from "./client-session-rows.ts";

/** What a call of the trade area knows of its caller. */
export interface ClientOfCall {
  /** Null where no one is signed in. */
  readonly session: ClientSession | null;
  /** A cookie came that opens no session any more: someone was signed in and is not now. */
  readonly isSessionOver: boolean;
}

/** Reads who calls the trade area, by its own cookie alone. */
export type ReadClientSessionOf = (headers: {
  readonly cookie?: string | undefined;
}) => Promise<ClientOfCall>;

declare module "fastify" {
  interface FastifyInstance {
    readClientSessionOf: ReadClientSessionOf;
  }
}
declare module "#api/platform/http/handle.ts" {
  interface Caller {
    /** The trade client; on calls of the trade area alone, where `session` is a guest's. */
    readonly client: ClientOfCall;
  }
}

export const signedOutClient: ClientOfCall = { session: null, isSessionOver: false };

export function readClientSessionsIn(sql: Sql): ReadClientSessionOf {
  return async ({ cookie }) => {
    const proof = sessionProofOf("client", cookie);
    if (proof === undefined) return signedOutClient;
    const session = await readLiveClientSession(sql, hashesOf(proof));
    return { session, isSessionOver: session === null };
  };
}
