import type { PoolUser, RefreshGrant, UserStatus } from "./pool-state.ts";

/** A row as SQLite answers it; written by this program alone. */
export type Row = Readonly<Record<string, unknown>>;

const textOrNone = (value: unknown) => (value === null ? undefined : String(value));

export function userOfRow(row: Row): PoolUser {
  const [salt, verifier] = [textOrNone(row.salt), textOrNone(row.verifier)];
  const [pendingEmail, identity] = [textOrNone(row.pending_email), textOrNone(row.identity)];
  return {
    username: String(row.username),
    sub: String(row.sub),
    createdAt: String(row.created_at),
    status: row.status as UserStatus,
    attributes: JSON.parse(String(row.attributes)),
    ...(salt !== undefined && verifier !== undefined && { password: { salt, verifier } }),
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(identity !== undefined && { identity: JSON.parse(identity) }),
  };
}

export function rowOfUser(user: PoolUser): Readonly<Record<string, string | null>> {
  return {
    username: user.username,
    sub: user.sub,
    created_at: user.createdAt,
    status: user.status,
    sign_in_email: user.identity === undefined ? (user.attributes.email ?? null) : null,
    attributes: JSON.stringify(user.attributes),
    salt: user.password?.salt ?? null,
    verifier: user.password?.verifier ?? null,
    pending_email: user.pendingEmail ?? null,
    identity: user.identity === undefined ? null : JSON.stringify(user.identity),
  };
}

export function grantOfRow(row: Row): RefreshGrant {
  return {
    username: String(row.username),
    originId: String(row.origin_id),
    signedInAt: Number(row.signed_in_at),
    scope: String(row.scope),
    expiresAt: Number(row.expires_at),
    ...(row.retires_at !== null && { retiresAt: Number(row.retires_at) }),
  };
}
