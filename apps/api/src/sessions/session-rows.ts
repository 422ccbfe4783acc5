import type { SessionUser } from "@precise/contract/session";
import type { Sql } from "../database/port.ts";

/** A session ends when it was not used for so long, and in any case so long after its sign-in. @source D6 */
export const idleDays = 30;
export const absoluteDays = 180;

/** A live session of somebody. */
export interface Session {
  readonly id: number;
  readonly user: SessionUser;
}

interface SessionRow {
  readonly id: number;
  readonly customer_id: string;
  readonly email: string;
  readonly is_email_verified: boolean;
  readonly firstname: string;
  readonly is_stale: boolean;
}

const isLive = `s.used_at > now() - interval '${idleDays} days' and s.created_at > now() - interval '${absoluteDays} days'`;

/** Reads a live session; notes its use once an hour, so that reading does not write. */
export async function readLiveSession(sql: Sql, tokenHash: string): Promise<Session | null> {
  const [row] = await sql.query<SessionRow>(
    `select s.id, s.customer_id, c.email, c.is_email_verified, c.firstname,
       s.used_at < now() - interval '1 hour' as is_stale
     from session s join customer c on c.id = s.customer_id
     where s.token_hash = $1 and ${isLive}`,
    [tokenHash],
  );
  if (row === undefined) return null;
  if (row.is_stale) await sql.query("update session set used_at = now() where id = $1", [row.id]);
  return {
    id: row.id,
    user: {
      attributes: { email: row.email, given_name: row.firstname },
      email_verified: row.is_email_verified,
      role: "consumer",
      customer_id: row.customer_id,
    },
  };
}

/** @param replacesHash the session that this browser had before: it ends (rotation on sign-in) */
export async function insertSession(
  tx: Sql,
  session: {
    readonly tokenHash: string;
    readonly customerId: string;
    readonly device: string;
    readonly replacesHash: string | undefined;
  },
): Promise<void> {
  const { tokenHash, customerId, device, replacesHash } = session;
  if (replacesHash !== undefined) await deleteSession(tx, replacesHash);
  await tx.query("insert into session (token_hash, customer_id, device) values ($1, $2, $3)", [
    tokenHash,
    customerId,
    device,
  ]);
}

export async function deleteSession(sql: Sql, tokenHash: string): Promise<void> {
  await sql.query("delete from session where token_hash = $1", [tokenHash]);
}

export interface SessionEntry {
  readonly id: number;
  readonly device: string;
  readonly created_at: Date;
  readonly used_at: Date;
}

/** Where somebody is signed in, last used first. */
export async function listLiveSessions(sql: Sql, customerId: string): Promise<SessionEntry[]> {
  return sql.query<SessionEntry>(
    `select s.id, s.device, s.created_at, s.used_at from session s
     where s.customer_id = $1 and ${isLive} order by s.used_at desc, s.id desc`,
    [customerId],
  );
}

/** @returns whether that person had such a session */
export async function deleteSessionOf(sql: Sql, customerId: string, id: number): Promise<boolean> {
  const rows = await sql.query("delete from session where customer_id = $1 and id = $2 returning id", [
    customerId,
    id,
  ]);
  return rows.length > 0;
}

/** @returns how many ended */
export async function deleteOtherSessions(sql: Sql, customerId: string, exceptId: number): Promise<number> {
  const rows = await sql.query("delete from session where customer_id = $1 and id <> $2 returning id", [
    customerId,
    exceptId,
  ]);
  return rows.length;
}

/** Removes what can no longer be used. */
export async function sweepSessions(sql: Sql): Promise<void> {
  await sql.query(`delete from session s where not (${isLive})`);
}
