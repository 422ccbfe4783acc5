import { deviceName, type SignInHeaders } from "#api/modules/sessions/begin-session.ts";
import { hashesOf, hashOfNew, newSessionToken } from "#api/modules/sessions/session-cookie.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { staffCookie, staffProofOf } from "./staff-cookie.ts";
import { isLiveStaffSession, readStaffOf, type StaffSession } from "./staff-session.ts";

/**
 * Opens a session for someone who has given password and code; the one that this browser had before ends.
 * @returns the session, and the cookie that opens it
 */
export async function openStaffSession(
  tx: Sql,
  staffId: string,
  headers: SignInHeaders,
  isSecure: boolean,
): Promise<{ readonly session: StaffSession; readonly cookie: string }> {
  await endStaffSession(tx, headers.cookie);
  const token = newSessionToken();
  await tx.query("insert into staff_session (token_hash, staff_id, device) values ($1, $2, $3)", [
    hashOfNew({ token, isGuarded: isSecure }),
    staffId,
    deviceName(headers["user-agent"]),
  ]);
  const cookie = staffCookie(token, isSecure);
  const { session } = await readStaffOf(tx, { cookie });
  if (session === null) throw new Error("a session at the desk was opened and is not there");
  return { session, cookie };
}

/** Ends the session of a request's cookie, if it is one of the desk. */
export async function endStaffSession(sql: Sql, cookie: string | undefined): Promise<void> {
  const proof = staffProofOf(cookie);
  if (proof === undefined) return;
  await sql.query("delete from staff_session where token_hash = any($1::text[])", [hashesOf(proof)]);
}

/** Ends every session of a person, at once. @returns how many */
export async function endSessionsOfStaff(tx: Sql, staffId: string): Promise<number> {
  return (await tx.query("delete from staff_session where staff_id = $1 returning 1", [staffId])).length;
}

/** Removes sessions that are over. */
export function sweepStaffSessions(sql: Sql, most = rowsAtOnce): Promise<number> {
  return deleteOld(sql, { table: "staff_session", condition: `not ${isLiveStaffSession}` }, most);
}
