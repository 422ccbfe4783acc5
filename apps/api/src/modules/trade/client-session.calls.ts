import type { clientSessionCalls } from "@precise/contract/trade/session";
import { beginSession, endSessionOf, type SignInHeaders } from "#api/modules/sessions/begin-session.ts";
import {
  hashesOf,
  noSessionCookies,
  renamedCookies,
  sessionCookies,
} from "#api/modules/sessions/session-cookie.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { Answers } from "#api/platform/http/handle.ts";
import { answer, failure } from "#api/platform/http/reply.ts";
import type { Limiter } from "#api/platform/limits/limiter.ts";
import { dummyHash, hashPassword, isPasswordOf } from "#api/platform/passwords/password-hash.ts";
import { endSessionsOfPerson, readLiveClientSession } from "./client-session-rows.ts";
import { countGuess } from "./count-guess.ts";
import { findLoginPerson, noteSignIn, readLoginPerson, replacePasswordHash } from "./person-rows.ts";
import { withAnyClientSession } from "./with-client-session.ts";

/** Of every failed login, whatever it failed by. @source design "Trade principles" */
const loginFailed = failure(
  401,
  "login_failed",
  "E-mail or password is incorrect, or the account is not active.",
  {
    isWrongGuess: true,
  },
);

/** The calls of the trade area's own login. @source design D6, D22 */
export function clientSessionHandlers(deps: {
  readonly db: Database;
  readonly limiter: Limiter;
  readonly isSecure: boolean;
}): Answers<typeof clientSessionCalls> {
  const { db, limiter, isSecure } = deps;
  const gone = noSessionCookies("client", isSecure);

  /**
   * Opens a session in the transaction of `work` and answers with its cookie.
   * @param work false where the password was changed since it was read: the login fails
   */
  async function signIn(
    personId: string,
    headers: SignInHeaders,
    work: (tx: Parameters<Parameters<Database["transaction"]>[0]>[0]) => Promise<boolean>,
  ) {
    const token = await db.transaction(async (tx) => {
      if (!(await work(tx))) return undefined;
      return beginSession(tx, "client", personId, headers, isSecure);
    });
    if (token === undefined) return loginFailed;
    const session = await readLiveClientSession(db, hashesOf({ token, isGuarded: isSecure }));
    // Disabled at this very moment: as if it had been before.
    if (session === null) return loginFailed;
    return { ...answer({ user: session.user }), setCookies: sessionCookies("client", token, isSecure) };
  }

  function tooManyGuesses(retryAfterSeconds: number) {
    return failure(429, "rate_limited", "Too many attempts. Try again in a few minutes.", {
      retryAfterSeconds,
    });
  }

  return {
    logInClient: {
      guesses: { limit: "clientLogins", isGuess: () => true },
      async handle({ body: { email, password }, network, requestHeaders }) {
        const guess = await countGuess(limiter, email, network);
        if (!guess.verdict.allowed) return tooManyGuesses(guess.verdict.retryAfterSeconds);
        const person = await findLoginPerson(db, email);
        // Verified in every case, so that neither the words nor the time reveal which accounts there are.
        const isRight = await isPasswordOf(password, person?.passwordHash ?? dummyHash);
        if (!person?.isOpen || !isRight) return loginFailed;
        await guess.undoCount();
        return signIn(person.id, requestHeaders, (tx) => noteSignIn(tx, person));
      },
    },

    async logOutClient({ requestHeaders }) {
      await endSessionOf(db, "client", requestHeaders.cookie);
      return { ...answer({ user: null }), setCookies: gone };
    },

    async readClientSession({ client: { session, isSessionOver }, requestHeaders }) {
      const read = answer({ user: session?.user ?? null, is_session_over: isSessionOver });
      const setCookies = isSessionOver
        ? gone
        : session === null
          ? []
          : renamedCookies("client", requestHeaders.cookie, isSecure);
      return { ...read, ...(setCookies.length > 0 && { setCookies }) };
    },

    changeClientPassword: withAnyClientSession(
      async ({ body, network, requestHeaders }, { personId, user }) => {
        const { current_password, new_password } = body;
        const guess = await countGuess(limiter, user.email, network);
        if (!guess.verdict.allowed) return tooManyGuesses(guess.verdict.retryAfterSeconds);
        const person = await readLoginPerson(db, personId);
        const isRight = await isPasswordOf(current_password, person?.passwordHash ?? dummyHash);
        if (person === undefined || !isRight) {
          const field = "current_password";
          return failure(422, "password_wrong", "The current password is incorrect.", { field });
        }
        await guess.undoCount();
        if (current_password.normalize("NFC") === new_password.normalize("NFC")) {
          const field = "new_password";
          return failure(422, "password_not_new", "Choose a password that is not your current one.", {
            field,
          });
        }
        const passwordHash = await hashPassword(new_password);
        return signIn(personId, requestHeaders, async (tx) => {
          if (!(await replacePasswordHash(tx, person, passwordHash))) return false;
          await endSessionsOfPerson(tx, personId);
          return true;
        });
      },
    ),
  };
}
