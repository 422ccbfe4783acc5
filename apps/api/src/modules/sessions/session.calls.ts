import type { sessionCalls } from "@precise/contract/shop/session";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { beginSession, endSessionOf } from "./begin-session.ts";
import { customerOfPerson } from "./customer-of-person.ts";
import {
  hashesOf,
  noSessionCookies,
  noSignedInMark,
  renamedCookies,
  sessionCookies,
} from "./session-cookie.ts";
import {
  deleteOtherSessions,
  deleteSessionOf,
  deleteSessionsOf,
  listLiveSessions,
  readLiveSession,
} from "./session-rows.ts";
import { exchangeSeconds, isWithin, readSignIn, spendSignIn, type VerifyTokens } from "./sign-in-acts.ts";
import { withSession } from "./with-session.ts";

/** The calls of signing in and out. @source design D6 */
export function sessionHandlers(
  db: Database,
  options: { readonly verifyTokens: VerifyTokens; readonly isSecure: boolean },
): Answers<typeof sessionCalls> {
  const { verifyTokens, isSecure } = options;
  const gone = noSessionCookies("consumer", isSecure);
  return {
    openSession: {
      limit: "signIn",
      async handle({ body, requestHeaders }) {
        const proved = await readSignIn(verifyTokens, body);
        if ("failure" in proved) return proved;
        const { person, signIn } = proved;
        if (!isWithin(signIn, exchangeSeconds))
          return failure(401, "sign_in_too_old", "You signed in too long ago. Sign in again.");
        return db.transaction(async (tx) => {
          if (!(await spendSignIn(tx, signIn)))
            return failure(401, "sign_in_used", "This sign-in has already been used. Sign in again.");
          const customerId = await customerOfPerson(tx, person);
          if (body.end_others) await deleteSessionsOf(tx, customerId);
          const token = await beginSession(tx, "consumer", customerId, requestHeaders, isSecure);
          // Before it commits: a moment later another sign-in may have ended it already.
          const session = await readLiveSession(tx, hashesOf({ token, isGuarded: isSecure }));
          if (session === null) throw new Error("a session was opened and is not there");
          return {
            ...answer({ user: session.user }),
            setCookies: sessionCookies("consumer", token, isSecure),
          };
        });
      },
    },
    async readSession({ session, isSessionOver, requestHeaders }) {
      const setCookies = isSessionOver
        ? noSignedInMark(isSecure)
        : session === null
          ? []
          : renamedCookies("consumer", requestHeaders.cookie, isSecure);
      return { ...answer({ user: session?.user ?? null }), ...(setCookies.length > 0 && { setCookies }) };
    },
    async closeSession({ requestHeaders }) {
      await endSessionOf(db, "consumer", requestHeaders.cookie);
      return { ...answer({ user: null }), setCookies: gone };
    },
    listSessions: withSession(async ({ session }, { customer_id }) => {
      const entries = await listLiveSessions(db, customer_id);
      return answer({
        sessions: entries.map(({ id, device, created_at, used_at }) => ({
          id: String(id),
          is_current: id === session?.id,
          device,
          created_at: wireTime(created_at),
          used_at: wireTime(used_at),
        })),
      });
    }),
    endSession: withSession(async ({ params, session }, { customer_id }) => {
      const isEnded = await deleteSessionOf(db, customer_id, Number(params.id));
      if (!isEnded) return failure(404, "not_found", "You have no such session.");
      const isOwn = session?.id === Number(params.id);
      return { ...answer({ ended: true as const }), ...(isOwn && { setCookies: gone }) };
    }),
    endOtherSessions: withSession(async ({ session }, { customer_id }) =>
      answer({ ended: await deleteOtherSessions(db, customer_id, session?.id ?? 0) }),
    ),
  };
}
