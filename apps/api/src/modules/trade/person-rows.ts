import type { Sql } from "#api/platform/database/port.ts";

/** What a login, and a reset of the password, need of a trade client's person. */
export interface LoginPerson {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly passwordHash: string;
  /** Neither the person nor the company is disabled. */
  readonly isOpen: boolean;
}

/** E-mails compare without case. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}

export function findLoginPerson(sql: Sql, email: string): Promise<LoginPerson | undefined> {
  return loginPersonWhere(sql, "p.email_key = $1", emailKeyOf(email));
}

export function readLoginPerson(sql: Sql, personId: string): Promise<LoginPerson | undefined> {
  return loginPersonWhere(sql, "p.id = $1", personId);
}

async function loginPersonWhere(
  sql: Sql,
  condition: "p.email_key = $1" | "p.id = $1",
  value: string,
): Promise<LoginPerson | undefined> {
  const [row] = await sql.query<{
    id: string;
    email: string;
    firstname: string;
    password_hash: string;
    is_open: boolean;
  }>(
    `select p.id, p.email, p.firstname, p.password_hash, p.disabled_at is null and c.disabled_at is null as is_open
     from client_person p join client_company c on c.id = p.company_id where ${condition}`,
    [value],
  );
  if (row === undefined) return undefined;
  const { id, email, firstname, password_hash: passwordHash, is_open: isOpen } = row;
  return { id, email, firstname, passwordHash, isOpen };
}

export async function setPasswordHash(
  tx: Sql,
  personId: string,
  passwordHash: string,
  options: { readonly mustChange: boolean },
): Promise<void> {
  await tx.query("update client_person set password_hash = $2, must_change_password = $3 where id = $1", [
    personId,
    passwordHash,
    options.mustChange,
  ]);
}

/** A person and the password hash that was read of them. */
type AsRead = Pick<LoginPerson, "id" | "passwordHash">;

/**
 * Sets the hash of a password that its owner chose.
 * @returns false where the password is not the one that was read any more; nothing changes then
 */
export async function replacePasswordHash(tx: Sql, asRead: AsRead, passwordHash: string): Promise<boolean> {
  const changed = await tx.query(
    `update client_person set password_hash = $3, must_change_password = false
     where id = $1 and password_hash = $2 returning id`,
    [asRead.id, asRead.passwordHash, passwordHash],
  );
  return changed.length > 0;
}

/**
 * Notes a sign-in with the password that was read; its row is locked until the transaction ends.
 * @returns false where the password was changed meanwhile
 */
export async function noteSignIn(tx: Sql, asRead: AsRead): Promise<boolean> {
  const noted = await tx.query(
    "update client_person set signed_in_at = now() where id = $1 and password_hash = $2 returning id",
    [asRead.id, asRead.passwordHash],
  );
  return noted.length > 0;
}
