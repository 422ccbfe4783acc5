import { randomBytes } from "node:crypto";
import type { Sql } from "#api/platform/database/port.ts";
import { wireTime } from "#api/platform/time/wire-time.ts";
import { invitationPath } from "./invitation-link.ts";
import { newCodeSecret } from "./one-time-codes.ts";
import { endSessionsOfStaff } from "./open-staff-session.ts";
import { queueInvitationMail } from "./staff-mails.ts";
import type { StaffTools } from "./staff-tools.ts";

const invitationHours = 48;

/**
 * Invites someone whose row stands, and mails the link. What opened the account before opens it no more: password, codes,
 * recovery codes and sessions.
 * @returns the link, for an operator's terminal
 */
export async function inviteStaff(
  tx: Sql,
  { links, secrets, deskOrigin }: StaffTools,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
): Promise<string> {
  const mark = randomBytes(16).toString("base64url");
  const endsAt = new Date(Date.now() + invitationHours * 60 * 60_000);
  await endSessionsOfStaff(tx, id);
  await tx.query("delete from staff_recovery_code where staff_id = $1", [id]);
  await tx.query(
    `update staff_person set password_hash = null, ended_at = null, code_secret = $2, used_code_steps = '{}',
       wrong_codes = 0, locked_until = null, invitation_mark = $3, invitation_ends_at = $4
     where id = $1`,
    [id, secrets.seal(newCodeSecret(), id), mark, endsAt],
  );
  await queueInvitationMail(tx, {
    email,
    name,
    staff: id,
    mark,
    endsAt: wireTime(endsAt),
    desk: deskOrigin,
  });
  return deskOrigin + invitationPath(links, { staffId: id, mark }, endsAt);
}
