import {
  clientCookieNames,
  consumerCookieNames,
  type SessionCookieNames,
} from "@precise/contract/wire/session-cookie-names";

/** Whom a session is of: a consumer, or a person of a trade client. One kind never opens the other's calls. @source design D6 */
export type SessionKind = "consumer" | "client";

interface KindOfSession {
  readonly cookieNames: SessionCookieNames;
  /** It ends when it was not used for so many days. */
  readonly idleDays: number;
  /** And in any case so many days after its sign-in. */
  readonly absoluteDays: number;
}

/** A trade session, which may buy on a company's account, ends sooner. @source design D6 */
export const sessionKinds: Readonly<Record<SessionKind, KindOfSession>> = {
  consumer: { cookieNames: consumerCookieNames, idleDays: 30, absoluteDays: 180 },
  client: { cookieNames: clientCookieNames, idleDays: 7, absoluteDays: 30 },
};
