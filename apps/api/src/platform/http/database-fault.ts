import { DatabaseBusy } from "#api/platform/database/admission.ts";

/** Connection faults by the driver's and the system's names. */
const connectionCodes: ReadonlySet<unknown> = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/**
 * Connection exceptions, a server without room or with a broken disk, cancelled by a time-out, deadlock, going down or
 * starting; a transaction that was left waiting; and a server that no longer is the primary, which writes nothing.
 */
const unavailableStates = /^(08...|53...|58...|57014|57P0[1-5]|55P03|40001|40P01|25P03|25006)$/;
/** What the embedded database says when its thread is gone. */
const closedMessages: ReadonlySet<string> = new Set([
  "The database is closed.",
  "The database thread failed.",
]);

/** True when a call failed only because the database cannot be reached or is too busy now: 503, and worth another try. */
export function isDatabaseUnavailable(fault: unknown): boolean {
  for (let each = fault; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseBusy) return true;
    const code: unknown = "code" in each ? each.code : undefined;
    if (connectionCodes.has(code) || closedMessages.has(each.message)) return true;
    if (typeof code === "string" && unavailableStates.test(code)) return true;
  }
  return false;
}
