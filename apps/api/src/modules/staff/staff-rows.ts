import type { Sql } from "#api/platform/database/port.ts";
import type { StaffRole } from "./roles.ts";

/** Someone of the staff, for lists. */
export interface StaffRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly state: "active" | "invited" | "ended";
  readonly invitation_ends_at: Date | null;
  /** Of the newest session. */
  readonly used_at: Date | null;
  readonly recovery_codes_left: number;
}

/** @param id of one person; all of them where it is null */
export function readStaff(sql: Sql, id: string | null = null): Promise<StaffRow[]> {
  return sql.query(
    `select p.id, p.name, p.email, p.roles, p.invitation_ends_at,
       case when p.ended_at is not null then 'ended' when p.password_hash is null then 'invited' else 'active' end as state,
       (select max(s.used_at) from staff_session s where s.staff_id = p.id) as used_at,
       (select count(*)::int from staff_recovery_code c where c.staff_id = p.id and c.used_at is null) as recovery_codes_left
     from staff_person p where $1::uuid is null or p.id = $1
     order by p.ended_at is not null, p.name, p.email`,
    [id],
  );
}

/** Someone of the staff whose row is locked until the transaction ends. */
export interface LockedStaff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly is_ended: boolean;
}

/** By id or e-mail. */
export async function lockStaff(tx: Sql, idOrEmail: string): Promise<LockedStaff | undefined> {
  const [row] = await tx.query<LockedStaff>(
    `select id, name, email, roles, ended_at is not null as is_ended from staff_person
     where id::text = lower($1) or email_key = lower($1) for update`,
    [idOrEmail],
  );
  return row;
}

/** Whether the shop has an owner who can sign in besides this one. No two owners leave at the same moment. */
export async function hasOtherOwner(tx: Sql, id: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('staff owners', 51))");
  const others = await tx.query(
    `select 1 from staff_person where 'owner' = any(roles) and ended_at is null and password_hash is not null
       and id <> $1 limit 1`,
    [id],
  );
  return others.length > 0;
}
