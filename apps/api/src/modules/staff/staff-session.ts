import type { Permission } from "@precise/contract/desk/staff/permissions";
import { hashesOf } from "#api/modules/sessions/session-cookie.ts";
import type { Actor } from "#api/platform/audit/actor.ts";
import type { Sql } from "#api/platform/database/port.ts";
import { permissionsOf, type StaffRole } from "./roles.ts";
import { staffProofOf, staffSessionMinutes } from "./staff-cookie.ts";

/** What someone of the staff may do. */
export interface StaffRights {
  readonly roles: readonly StaffRole[];
  may(permission: Permission): boolean;
}

/** A live session of someone of the staff. */
export interface StaffSession extends StaffRights {
  readonly id: number;
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  /** When a one-time code was last given. */
  readonly provedAt: Date;
  /** For the audit of what is done in it. */
  readonly actor: Actor & { readonly kind: "staff" };
}

/** What a call of the desk knows of its caller. */
export interface StaffOfCall {
  /** Null where no one is signed in. */
  readonly session: StaffSession | null;
  /** A cookie came that opens no session any more: someone was signed in and is not now. */
  readonly isSessionOver: boolean;
}

declare module "#api/platform/http/handle.ts" {
  interface Caller {
    /** Someone of the staff; on calls of the desk alone. */
    readonly staff: StaffOfCall;
  }
}

export const signedOutStaff: StaffOfCall = { session: null, isSessionOver: false };

/** Codes that were given so long ago do for what is not dear. */
export const freshMinutes = 10;

/** Whether a one-time code was given a short while ago. */
export function isFresh({ provedAt }: StaffSession, now: number = Date.now()): boolean {
  return now - provedAt.getTime() < freshMinutes * 60_000;
}

interface SessionRow {
  readonly id: number;
  readonly staff_id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly proved_at: Date;
  readonly is_stale: boolean;
}

/** The condition on a row `s` that it is a session that has not ended. */
export const isLiveStaffSession = `(s.used_at > now() - interval '${staffSessionMinutes.idle} minutes'
  and s.created_at > now() - interval '${staffSessionMinutes.absolute} minutes')`;

/** Reads who calls the desk, by its own cookie alone. Its use is noted once a minute, so that reading seldom writes. */
export async function readStaffOf(
  sql: Sql,
  { cookie }: { readonly cookie?: string | undefined },
): Promise<StaffOfCall> {
  const proof = staffProofOf(cookie);
  if (proof === undefined) return signedOutStaff;
  const [row] = await sql.query<SessionRow>(
    `select s.id, p.id as staff_id, p.name, p.email, p.roles, s.proved_at,
       s.used_at < now() - interval '1 minute' as is_stale
     from staff_session s join staff_person p on p.id = s.staff_id and p.ended_at is null
     where s.token_hash = any($1::text[]) and ${isLiveStaffSession}`,
    [hashesOf(proof)],
  );
  if (row === undefined) return { session: null, isSessionOver: true };
  if (row.is_stale) await sql.query("update staff_session set used_at = now() where id = $1", [row.id]);
  return { session: staffSession(row), isSessionOver: false };
}

/** What people with these roles may do. */
export function rightsOf(roles: readonly StaffRole[]): StaffRights {
  const allowed = permissionsOf(roles);
  return { roles, may: (permission) => allowed.has(permission) };
}

function staffSession({ id, staff_id: staffId, name, email, roles, proved_at }: SessionRow): StaffSession {
  return {
    id,
    staffId,
    name,
    email,
    provedAt: proved_at,
    actor: { kind: "staff", id: staffId, name, session: id },
    ...rightsOf(roles),
  };
}
