import type { Sql } from "../database/port.ts";

/** What a login needs of a trade client's person. */
export interface LoginPerson {
  readonly id: string;
  readonly passwordHash: string;
  /** Neither the person nor the company is disabled. */
  readonly isOpen: boolean;
}

/** E-mails compare without case. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}

export async function findLoginPerson(sql: Sql, email: string): Promise<LoginPerson | undefined> {
  const [row] = await sql.query<{ id: string; password_hash: string; is_open: boolean }>(
    `select p.id, p.password_hash, p.disabled_at is null and c.disabled_at is null as is_open
     from client_person p join client_company c on c.id = p.company_id where p.email_key = $1`,
    [emailKeyOf(email)],
  );
  return row && { id: row.id, passwordHash: row.password_hash, isOpen: row.is_open };
}

export async function readPasswordHash(sql: Sql, personId: string): Promise<string | undefined> {
  const [row] = await sql.query<{ password_hash: string }>(
    "select password_hash from client_person where id = $1",
    [personId],
  );
  return row?.password_hash;
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

export async function noteSignIn(tx: Sql, personId: string): Promise<void> {
  await tx.query("update client_person set signed_in_at = now() where id = $1", [personId]);
}
