import type { SessionUser } from "@precise/contract/shop/session";
import type { Sql } from "#api/platform/database/port.ts";
import { deleteOld, rowsAtOnce } from "#api/platform/retention/delete-old.ts";
import { type SessionKind, sessionKinds } from "./session-kinds.ts";

/** A live session of a person. */
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

/** The condition on a row `s` that it is a session of the kind and has not ended. */
export function isLive(kind: SessionKind): string {
  const { idleDays, absoluteDays } = sessionKinds[kind];
  return `(s.kind = '${kind}' and s.used_at > now() - interval '${idleDays} days'
    and s.created_at > now() - interval '${absoluteDays} days')`;
}

/** Notes the use of a session, once an hour, so that reading does not write. */
export async function noteUse(
  sql: Sql,
  row: { readonly id: number; readonly is_stale: boolean },
): Promise<void> {
  if (row.is_stale) await sql.query("update session set used_at = now() where id = $1", [row.id]);
}

/** Reads a consumer's live session. @param hashes what its row may hold: `hashesOf` */
export async function readLiveSession(sql: Sql, hashes: readonly string[]): Promise<Session | null> {
  const [row] = await sql.query<SessionRow>(
    `select s.id, s.customer_id, c.email, c.is_email_verified, c.firstname,
       s.used_at < now() - interval '1 hour' as is_stale
     from session s join customer c on c.id = s.customer_id
     where s.token_hash = any($1::text[]) and ${isLive("consumer")}`,
    [hashes],
  );
  if (row === undefined) return null;
  await noteUse(sql, row);
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

/** @param session `ownerId` is the customer's id, or that of a trade client's person */
export async function insertSession(
  tx: Sql,
  session: {
    readonly tokenHash: string;
    readonly kind: SessionKind;
    readonly ownerId: string;
    readonly device: string;
  },
): Promise<void> {
  const owner = session.kind === "consumer" ? "customer_id" : "client_person_id";
  await tx.query(`insert into session (token_hash, kind, ${owner}, device) values ($1, $2, $3, $4)`, [
    session.tokenHash,
    session.kind,
    session.ownerId,
    session.device,
  ]);
}

export async function deleteSession(sql: Sql, kind: SessionKind, hashes: readonly string[]): Promise<void> {
  await sql.query("delete from session where kind = $1 and token_hash = any($2::text[])", [kind, hashes]);
}

export interface SessionEntry {
  readonly id: number;
  readonly device: string;
  readonly created_at: Date;
  readonly used_at: Date;
}

/** Where a person is signed in, last used first. */
export async function listLiveSessions(sql: Sql, customerId: string): Promise<SessionEntry[]> {
  return sql.query<SessionEntry>(
    `select s.id, s.device, s.created_at, s.used_at from session s
     where s.customer_id = $1 and ${isLive("consumer")} order by s.used_at desc, s.id desc`,
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

/** Signs a customer out everywhere. @returns how many sessions ended */
export async function deleteSessionsOf(sql: Sql, customerId: string): Promise<number> {
  const rows = await sql.query("delete from session where customer_id = $1 returning id", [customerId]);
  return rows.length;
}

/** Removes what can no longer be used. @returns how many */
export async function sweepSessions(sql: Sql, most = rowsAtOnce): Promise<number> {
  const condition = `not (${isLive("consumer")} or ${isLive("client")})`;
  return deleteOld(sql, { table: "session", condition }, most);
}
