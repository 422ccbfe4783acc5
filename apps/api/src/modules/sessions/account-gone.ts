import { SqlError } from "#api/platform/database/sql-error.ts";

/** The account of a session was deleted after the call had been let in: the person is signed out. */
export class AccountGone extends Error {
  override readonly name = "AccountGone";
}

/** Also where the database says so: what was to be written hangs on a customer who is not there any more. */
export function isAccountGone(fault: unknown): boolean {
  const isOrphan = fault instanceof SqlError && fault.code === "23503";
  return fault instanceof AccountGone || (isOrphan && /_customer_id_fkey$/.test(fault.constraint ?? ""));
}
