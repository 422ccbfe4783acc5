import { randomUUID } from "node:crypto";

const saneId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The caller's own request id where it is short and plain, so that a log line can be followed through; else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && saneId.test(given) ? given : randomUUID();
}
