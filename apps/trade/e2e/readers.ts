/**
 * One person of each price list who only looks: their sessions are made once, before the first journey, and shared by
 * all that put nothing into a cart.
 */
export type Reader = "contractor" | "project";

const variable = (reader: Reader) => `TRADE_READER_${reader.toUpperCase()}`;

/** Keeps a reader's session for the journeys; what set-up puts into the environment reaches every worker. */
export function keepReader(reader: Reader, session: string): void {
  process.env[variable(reader)] = session;
}

/** @returns the session's cookie, `name=value` */
export function readerSession(reader: Reader): string {
  const session = process.env[variable(reader)];
  if (session === undefined) throw new Error(`set-up made no ${reader} who reads`);
  return session;
}
